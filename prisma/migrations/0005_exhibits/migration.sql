-- CreateTable
CREATE TABLE "Exhibit" (
    "clubId" TEXT NOT NULL,
    "caseNumber" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BLOB,

    PRIMARY KEY ("clubId", "caseNumber", "number"),
    CONSTRAINT "Exhibit_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
