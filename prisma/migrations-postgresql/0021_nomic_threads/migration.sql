-- What the migrations of files had led to by then. From here on both have the same ones, without a semicolon in a comment.
-- CreateTable
CREATE TABLE "Club" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "discussion" TEXT,
    "court" TEXT,
    "games" TEXT,
    "staff" INTEGER,
    "name" TEXT,
    "access" TEXT NOT NULL DEFAULT 'off',
    "siteKey" TEXT,
    "front" BOOLEAN NOT NULL DEFAULT false,
    "leftAt" TIMESTAMP(3),
    "planned" TEXT,
    "eventsBarred" BOOLEAN NOT NULL DEFAULT false,
    "roles" BOOLEAN NOT NULL DEFAULT false,
    "nicknames" BOOLEAN NOT NULL DEFAULT false,
    "worn" TEXT NOT NULL DEFAULT '{"roles":{},"found":{},"barred":[]}',
    "courtNames" TEXT NOT NULL DEFAULT 'initials',
    "hearings" TEXT NOT NULL DEFAULT 'private',
    "hearingsBarred" TEXT NOT NULL DEFAULT '',
    "onlineThreads" TEXT NOT NULL DEFAULT '{}',
    "clockCards" TEXT NOT NULL DEFAULT '{}',
    "gameCards" TEXT NOT NULL DEFAULT '{}',
    "toldPosts" TEXT NOT NULL DEFAULT '{}',
    "boardPosts" TEXT NOT NULL DEFAULT '[]',
    "sessionPost" TEXT NOT NULL DEFAULT '{}',
    "tables" BOOLEAN NOT NULL DEFAULT false,
    "tableBans" BOOLEAN NOT NULL DEFAULT false,
    "tableThreads" TEXT NOT NULL DEFAULT '{}',
    "tableCards" TEXT NOT NULL DEFAULT '{}',
    "talkThreads" TEXT NOT NULL DEFAULT '{}',
    "nomicThreads" TEXT NOT NULL DEFAULT '{}',

    CONSTRAINT "Club_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Person" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "account" TEXT,
    "erased" TEXT,
    "name" TEXT NOT NULL,
    "reminders" TEXT NOT NULL DEFAULT '{}',

    CONSTRAINT "Person_pkey" PRIMARY KEY ("clubId","number")
);

-- CreateTable
CREATE TABLE "Book" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,

    CONSTRAINT "Book_pkey" PRIMARY KEY ("clubId","number")
);

-- CreateTable
CREATE TABLE "Entry" (
    "clubId" TEXT NOT NULL,
    "book" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "by" INTEGER,
    "type" TEXT NOT NULL,
    "acts" TEXT NOT NULL,
    "terms" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("clubId","book","seq")
);

-- CreateTable
CREATE TABLE "EntryText" (
    "clubId" TEXT NOT NULL,
    "book" INTEGER NOT NULL DEFAULT 0,
    "seq" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "EntryText_pkey" PRIMARY KEY ("clubId","book","seq","kind")
);

-- CreateTable
CREATE TABLE "Exhibit" (
    "clubId" TEXT NOT NULL,
    "caseNumber" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" BYTEA,

    CONSTRAINT "Exhibit_pkey" PRIMARY KEY ("clubId","caseNumber","number")
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
    "lastSeen" TIMESTAMP(3) NOT NULL,
    "bannedUntil" TIMESTAMP(3),
    "milestone" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Standing_pkey" PRIMARY KEY ("clubId","person")
);

-- CreateTable
CREATE TABLE "Game" (
    "clubId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "player" INTEGER NOT NULL,
    "opponent" INTEGER NOT NULL,
    "score" DOUBLE PRECISION NOT NULL,
    "playedAt" TIMESTAMP(3) NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "Game_pkey" PRIMARY KEY ("clubId","number")
);

-- CreateTable
CREATE TABLE "Session" (
    "clubId" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "opensAt" TIMESTAMP(3) NOT NULL,
    "closesAt" TIMESTAMP(3) NOT NULL,
    "held" BOOLEAN NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("clubId","date")
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL,
    "clubId" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "applicationId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "answered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" SERIAL NOT NULL,
    "mark" TEXT NOT NULL DEFAULT '',
    "clubId" TEXT NOT NULL,
    "notice" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "messageId" TEXT,
    "abandoned" TEXT,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseThread" (
    "clubId" TEXT NOT NULL,
    "thread" TEXT NOT NULL,
    "case" INTEGER NOT NULL,
    "room" TEXT NOT NULL,
    "hidden" BOOLEAN NOT NULL,
    "accounts" TEXT NOT NULL,
    "shutOut" TEXT NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL,
    "begun" BOOLEAN NOT NULL,

    CONSTRAINT "CaseThread_pkey" PRIMARY KEY ("clubId","thread")
);

-- CreateTable
CREATE TABLE "Post" (
    "clubId" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "thread" TEXT NOT NULL,
    "case" INTEGER NOT NULL,
    "author" INTEGER,
    "own" BOOLEAN NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "text" TEXT,
    "files" TEXT NOT NULL,
    "editedAt" TIMESTAMP(3),
    "before" TEXT,
    "deletedAt" TIMESTAMP(3),

    CONSTRAINT "Post_pkey" PRIMARY KEY ("clubId","message")
);

-- CreateTable
CREATE TABLE "ClockPress" (
    "clubId" TEXT NOT NULL,
    "clock" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "heardAt" TIMESTAMP(3) NOT NULL,
    "by" INTEGER,
    "code" TEXT,

    CONSTRAINT "ClockPress_pkey" PRIMARY KEY ("clubId","clock","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "Club_siteKey_key" ON "Club"("siteKey");

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

-- CreateIndex
CREATE INDEX "Post_clubId_case_idx" ON "Post"("clubId", "case");

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Book" ADD CONSTRAINT "Book_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryText" ADD CONSTRAINT "EntryText_clubId_book_seq_fkey" FOREIGN KEY ("clubId", "book", "seq") REFERENCES "Entry"("clubId", "book", "seq") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Exhibit" ADD CONSTRAINT "Exhibit_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Standing" ADD CONSTRAINT "Standing_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Game" ADD CONSTRAINT "Game_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interaction" ADD CONSTRAINT "Interaction_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseThread" ADD CONSTRAINT "CaseThread_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Post" ADD CONSTRAINT "Post_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClockPress" ADD CONSTRAINT "ClockPress_clubId_fkey" FOREIGN KEY ("clubId") REFERENCES "Club"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A number that no book can have is refused, as in the files.
ALTER TABLE "Book" ADD CHECK ("number" > 0);
ALTER TABLE "Entry" ADD CHECK ("book" >= 0);
ALTER TABLE "EntryText" ADD CHECK ("book" >= 0);
