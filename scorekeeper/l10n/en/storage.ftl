# What the database cannot do just now, and what to do about it.
# $file: the path of the database

storage-locked = Another program is using the scores just now. Wait a moment and try again.
storage-read-only = The database { $file } can be read but not changed. Check the permissions of the file and its folder, then try again.
# $backup: the name of a file beside the database, or "none"
storage-corrupt =
    { $backup ->
        [none] The database { $file } is damaged. It has been left as it is, and there is no backup beside it. To start with an empty one, stop Scorekeeper and move the file away, along with those of the same name that end in -wal and -shm. Keep them: much can often be recovered.
       *[other] The database { $file } is damaged. It has been left as it is. To go back to the backup { $backup }, stop Scorekeeper, move the database away, along with the files of the same name that end in -wal and -shm, and give a copy of the backup the database’s name.
    }
storage-newer-version = The database { $file } comes from a newer version of Scorekeeper. Nothing has been changed. Update Scorekeeper to open it.
storage-foreign = { $file } is a database of another program. Nothing has been changed. Name another one in the setting database.url.
storage-disk-full = There is no room left for the database { $file }. Everything saved so far is safe. Free some disk space, then try again.
# $reason: what the database said, in English
storage-unavailable = The database { $file } cannot be used: { $reason }. Everything saved so far is still there. Check that its folder or server can be reached, then try again.
storage-url-wrong = The setting database.url does not name a database that Scorekeeper can use. Leave it empty to use the file in the data folder.
# $reason: what the system said, in English
storage-key-unusable = The file { $file } cannot be used: { $reason }. It holds the key that lets devices in. Check the permissions of its folder, then try again.
