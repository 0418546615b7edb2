#ifndef SQLITE_PEER_H
#define SQLITE_PEER_H

#include <stdint.h>

/// A database with the table of the benchmark, used as its C programming interface asks for: statements are compiled once.
typedef struct sqlite_peer sqlite_peer;

/// Makes the database; NULL where that fails.
sqlite_peer *sqlite_peer_open(const char *path);
void sqlite_peer_close(sqlite_peer *peer);

/// Inserts rows with the keys and numbers from `first` on, in one transaction.
int sqlite_peer_insert(sqlite_peer *peer, int64_t first, int64_t count);
/// Reads all keys in the order of the indexed number; answers their count.
int64_t sqlite_peer_keys(sqlite_peer *peer);
/// Reads the first rows from a number on, in its order; answers their count.
int64_t sqlite_peer_rows(sqlite_peer *peer, int64_t number, int64_t limit);
/// Counts the rows from a number on.
int64_t sqlite_peer_count(sqlite_peer *peer, int64_t number);
/// Reads a row by its key; answers its number.
int64_t sqlite_peer_row(sqlite_peer *peer, int64_t key);
/// Writes one value of a row, in a transaction.
int sqlite_peer_change(sqlite_peer *peer, int64_t key, double amount);
/// Lets rows refer to a group, in one transaction.
int sqlite_peer_link(sqlite_peer *peer, int64_t first, int64_t count, int64_t group);
/// Deletes the rows below a number.
int sqlite_peer_delete(sqlite_peer *peer, int64_t number);

#endif
