-- AlterTable
ALTER TABLE "Club" ADD COLUMN "name" TEXT;
ALTER TABLE "Club" ADD COLUMN "access" TEXT NOT NULL DEFAULT 'off';
ALTER TABLE "Club" ADD COLUMN "siteKey" TEXT;

-- AlterTable
ALTER TABLE "Person" ADD COLUMN "erased" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Club_siteKey_key" ON "Club"("siteKey");
