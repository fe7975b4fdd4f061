-- AlterTable
ALTER TABLE "Person" ADD COLUMN "reminders" TEXT NOT NULL DEFAULT '{}';
