-- CreateTable
CREATE TABLE "Club" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL,
    "discussion" TEXT,
    "court" TEXT,
    "games" TEXT,
    "staff" INTEGER
);

-- CreateTable
CREATE TABLE "Person" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "account" TEXT,
    "name" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "number"),
    CONSTRAINT "Person_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Entry" (
    "clubId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" DATETIME NOT NULL,
    "by" INTEGER,
    "type" TEXT NOT NULL,
    "acts" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "seq"),
    CONSTRAINT "Entry_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EntryText" (
    "clubId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "seq", "kind"),
    CONSTRAINT "EntryText_clubId_seq_fkey" FOREIGN KEY ("clubId", "seq") REFERENCES "Entry" ("clubId", "seq") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Standing" (
    "clubId" TEXT NOT NULL,
    "person" INTEGER NOT NULL,
    "member" BOOLEAN NOT NULL,
    "score" INTEGER NOT NULL,
    "wins" INTEGER NOT NULL,
    "draws" INTEGER NOT NULL,
    "losses" INTEGER NOT NULL,
    "lastSeen" DATETIME NOT NULL,
    "bannedUntil" DATETIME,

    PRIMARY KEY ("clubId", "person"),
    CONSTRAINT "Standing_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Game" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "player" INTEGER NOT NULL,
    "opponent" INTEGER NOT NULL,
    "score" REAL NOT NULL,
    "playedAt" DATETIME NOT NULL,
    "status" TEXT NOT NULL,

    PRIMARY KEY ("clubId", "number"),
    CONSTRAINT "Game_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "clubId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "opensAt" DATETIME NOT NULL,
    "closesAt" DATETIME NOT NULL,
    "held" BOOLEAN NOT NULL,

    PRIMARY KEY ("clubId", "date"),
    CONSTRAINT "Session_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "clubId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "answered" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Interaction_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "clubId" TEXT NOT NULL,
    "notice" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "messageId" TEXT,
    "abandoned" TEXT,
    CONSTRAINT "Notice_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Person_clubId_account_key" ON "Person"("clubId", "account");

-- CreateIndex
CREATE INDEX "Standing_clubId_member_score_person_idx" ON "Standing"("clubId", "member", "score" DESC, "person");

-- CreateIndex
CREATE INDEX "Game_clubId_playedAt_number_idx" ON "Game"("clubId", "playedAt", "number");

-- CreateIndex
CREATE INDEX "Game_clubId_player_idx" ON "Game"("clubId", "player");

-- CreateIndex
CREATE INDEX "Game_clubId_opponent_idx" ON "Game"("clubId", "opponent");

-- CreateIndex
CREATE INDEX "Session_clubId_held_opensAt_idx" ON "Session"("clubId", "held", "opensAt");

-- CreateIndex
CREATE INDEX "Interaction_answered_at_idx" ON "Interaction"("answered", "at");

-- CreateIndex
CREATE INDEX "Notice_messageId_abandoned_idx" ON "Notice"("messageId", "abandoned");

