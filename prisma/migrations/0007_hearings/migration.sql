-- AlterTable
ALTER TABLE "Club" ADD COLUMN "hearings" TEXT NOT NULL DEFAULT 'private';
ALTER TABLE "Club" ADD COLUMN "hearingsBarred" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "CaseThread" (
    "clubId" TEXT NOT NULL,
    "thread" TEXT NOT NULL,
    "case" INTEGER NOT NULL,
    "room" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "accounts" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "begun" BOOLEAN NOT NULL,

    PRIMARY KEY ("clubId", "thread"),
    CONSTRAINT "CaseThread_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Post" (
    "clubId" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "thread" TEXT NOT NULL,
    "case" INTEGER NOT NULL,
    "author" INTEGER,
    "own" BOOLEAN NOT NULL,
    "at" DATETIME NOT NULL,
    "text" TEXT,
    "files" TEXT NOT NULL,
    "editedAt" DATETIME,
    "before" TEXT,
    "deletedAt" DATETIME,

    PRIMARY KEY ("clubId", "message"),
    CONSTRAINT "Post_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Post_clubId_case_idx" ON "Post"("clubId", "case");
