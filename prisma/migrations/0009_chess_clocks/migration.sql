-- AlterTable
ALTER TABLE "Club" ADD COLUMN "clockCards" TEXT NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "ClockPress" (
    "clubId" TEXT NOT NULL,
    "clock" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "heardAt" DATETIME NOT NULL,
    "by" INTEGER,
    "code" TEXT,

    PRIMARY KEY ("clubId", "clock", "number"),
    CONSTRAINT "ClockPress_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
