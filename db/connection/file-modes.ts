/**
 * What others may do with the files of the database and of artifacts, wherever DATA_DIR is: a group may read them, such as that of
 * backups or of the deep verifier's sandbox, and nobody else. The umask may leave less.
 */
export const FILE_MODE = 0o640;
export const FOLDER_MODE = 0o750;
