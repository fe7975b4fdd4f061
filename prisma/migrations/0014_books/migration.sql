-- CreateTable
CREATE TABLE "Book" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "number"),
    CHECK ("number" > 0),
    CONSTRAINT "Book_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Entry" (
    "clubId" TEXT NOT NULL,
    "book" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "by" INTEGER,
    "type" TEXT NOT NULL,
    "acts" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "book", "seq"),
    CHECK ("book" >= 0),
    CONSTRAINT "Entry_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Entry" ("acts", "at", "body", "by", "clubId", "seq", "terms", "type") SELECT "acts", "at", "body", "by", "clubId", "seq", "terms", "type" FROM "Entry";
DROP TABLE "Entry";
ALTER TABLE "new_Entry" RENAME TO "Entry";
CREATE TABLE "new_EntryText" (
    "clubId" TEXT NOT NULL,
    "book" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "book", "seq", "kind"),
    CHECK ("book" >= 0),
    CONSTRAINT "EntryText_clubId_book_seq_fkey" FOREIGN KEY ("clubId", "book", "seq") REFERENCES "Entry" ("clubId", "book", "seq") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_EntryText" ("clubId", "kind", "seq", "text") SELECT "clubId", "kind", "seq", "text" FROM "EntryText";
DROP TABLE "EntryText";
ALTER TABLE "new_EntryText" RENAME TO "EntryText";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
