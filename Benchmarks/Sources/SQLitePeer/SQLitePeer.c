#include "SQLitePeer.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { INSERT, KEYS, ROWS, COUNT, ROW, CHANGE, LINK, DELETE, STATEMENTS };

static const char *const texts[STATEMENTS] = {
    [INSERT] = "INSERT INTO ZROW (Z_PK, Z_ENT, ZNUMBER, ZAMOUNT, ZDATE, ZNAME, ZNOTE, Z_OPT) VALUES (?, 1, ?, ?, ?, ?, NULL, 1)",
    [KEYS] = "SELECT Z_PK FROM ZROW ORDER BY ZNUMBER, Z_PK",
    [ROWS] = "SELECT Z_PK, Z_ENT, Z_OPT, ZGROUP, ZNUMBER, ZAMOUNT, ZDATE, ZNAME, ZNOTE FROM ZROW WHERE ZNUMBER >= ? "
             "ORDER BY ZNUMBER, Z_PK LIMIT ?",
    [COUNT] = "SELECT count(*) FROM ZROW WHERE ZNUMBER >= ?",
    [ROW] = "SELECT Z_PK, Z_ENT, Z_OPT, ZGROUP, ZNUMBER, ZAMOUNT, ZDATE, ZNAME, ZNOTE FROM ZROW WHERE Z_PK = ?",
    [CHANGE] = "UPDATE ZROW SET ZAMOUNT = ?, Z_OPT = Z_OPT + 1 WHERE Z_PK = ?",
    [LINK] = "UPDATE ZROW SET ZGROUP = ?, Z_OPT = Z_OPT + 1 WHERE Z_PK = ?",
    [DELETE] = "DELETE FROM ZROW WHERE ZNUMBER < ?",
};

struct sqlite_peer {
  sqlite3 *database;
  sqlite3_stmt *statements[STATEMENTS];
};

sqlite_peer *sqlite_peer_open(const char *path) {
  sqlite_peer *peer = calloc(1, sizeof(sqlite_peer));
  if (!peer) return NULL;
  const char *setup =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
      "CREATE TABLE ZROW (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZGROUP INTEGER, ZNUMBER INTEGER, ZAMOUNT FLOAT,"
      " ZDATE TIMESTAMP, ZNAME VARCHAR, ZNOTE VARCHAR);"
      "CREATE INDEX ZROW_ZGROUP_INDEX ON ZROW (ZGROUP); CREATE INDEX ZROW_ZNUMBER ON ZROW (ZNUMBER COLLATE BINARY ASC);";
  int code = sqlite3_open(path, &peer->database);
  if (code == SQLITE_OK) code = sqlite3_exec(peer->database, setup, NULL, NULL, NULL);
  for (int index = 0; code == SQLITE_OK && index < STATEMENTS; index++) {
    code = sqlite3_prepare_v3(peer->database, texts[index], -1, SQLITE_PREPARE_PERSISTENT, &peer->statements[index], NULL);
  }
  if (code == SQLITE_OK) return peer;
  fprintf(stderr, "SQLite: %s\n", sqlite3_errmsg(peer->database));
  sqlite_peer_close(peer);
  return NULL;
}

void sqlite_peer_close(sqlite_peer *peer) {
  for (int index = 0; index < STATEMENTS; index++) sqlite3_finalize(peer->statements[index]);
  sqlite3_close(peer->database);
  free(peer);
}

static int begin(sqlite_peer *peer) { return sqlite3_exec(peer->database, "BEGIN IMMEDIATE", NULL, NULL, NULL); }
static int commit(sqlite_peer *peer) { return sqlite3_exec(peer->database, "COMMIT", NULL, NULL, NULL); }

int sqlite_peer_insert(sqlite_peer *peer, int64_t first, int64_t count) {
  sqlite3_stmt *statement = peer->statements[INSERT];
  char name[32];
  if (begin(peer) != SQLITE_OK) return 1;
  for (int64_t number = first; number < first + count; number++) {
    int length = snprintf(name, sizeof(name), "Name %lld", (long long)(number % 977));
    sqlite3_bind_int64(statement, 1, number);
    sqlite3_bind_int64(statement, 2, number);
    sqlite3_bind_double(statement, 3, (double)number / 3);
    sqlite3_bind_double(statement, 4, (double)number);
    sqlite3_bind_text(statement, 5, name, length, SQLITE_TRANSIENT);
    if (sqlite3_step(statement) != SQLITE_DONE) return 1;
    sqlite3_reset(statement);
  }
  return commit(peer) != SQLITE_OK;
}

int64_t sqlite_peer_keys(sqlite_peer *peer) {
  sqlite3_stmt *statement = peer->statements[KEYS];
  int64_t count = 0, capacity = 0, *keys = NULL;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    if (count == capacity) {
      capacity = capacity ? capacity * 2 : 1024;
      int64_t *larger = realloc(keys, (size_t)capacity * sizeof(int64_t));
      if (!larger) break;
      keys = larger;
    }
    keys[count++] = sqlite3_column_int64(statement, 0);
  }
  sqlite3_reset(statement);
  free(keys);
  return count;
}

/// Takes all values of a row, texts as copies, as a program does that keeps them.
static int64_t take(sqlite3_stmt *statement) {
  volatile double sum = 0;
  for (int column = 0; column < 7; column++) sum += sqlite3_column_double(statement, column);
  for (int column = 7; column < 9; column++) {
    const char *text = (const char *)sqlite3_column_text(statement, column);
    if (text) free(strdup(text));
  }
  return sqlite3_column_int64(statement, 4);
}

int64_t sqlite_peer_rows(sqlite_peer *peer, int64_t number, int64_t limit) {
  sqlite3_stmt *statement = peer->statements[ROWS];
  int64_t count = 0;
  sqlite3_bind_int64(statement, 1, number);
  sqlite3_bind_int64(statement, 2, limit);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    take(statement);
    count++;
  }
  sqlite3_reset(statement);
  return count;
}

int64_t sqlite_peer_count(sqlite_peer *peer, int64_t number) {
  sqlite3_stmt *statement = peer->statements[COUNT];
  sqlite3_bind_int64(statement, 1, number);
  int64_t count = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
  sqlite3_reset(statement);
  return count;
}

int64_t sqlite_peer_row(sqlite_peer *peer, int64_t key) {
  sqlite3_stmt *statement = peer->statements[ROW];
  sqlite3_bind_int64(statement, 1, key);
  int64_t number = sqlite3_step(statement) == SQLITE_ROW ? take(statement) : -1;
  sqlite3_reset(statement);
  return number;
}

int sqlite_peer_change(sqlite_peer *peer, int64_t key, double amount) {
  sqlite3_stmt *statement = peer->statements[CHANGE];
  if (begin(peer) != SQLITE_OK) return 1;
  sqlite3_bind_double(statement, 1, amount);
  sqlite3_bind_int64(statement, 2, key);
  int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  return code != SQLITE_DONE || commit(peer) != SQLITE_OK;
}

int sqlite_peer_link(sqlite_peer *peer, int64_t first, int64_t count, int64_t group) {
  sqlite3_stmt *statement = peer->statements[LINK];
  if (begin(peer) != SQLITE_OK) return 1;
  for (int64_t key = first; key < first + count; key++) {
    sqlite3_bind_int64(statement, 1, group);
    sqlite3_bind_int64(statement, 2, key);
    if (sqlite3_step(statement) != SQLITE_DONE) return 1;
    sqlite3_reset(statement);
  }
  return commit(peer) != SQLITE_OK;
}

int sqlite_peer_delete(sqlite_peer *peer, int64_t number) {
  sqlite3_stmt *statement = peer->statements[DELETE];
  sqlite3_bind_int64(statement, 1, number);
  int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  return code != SQLITE_DONE;
}
