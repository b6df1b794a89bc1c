-- When the visitor last proved at a provider who they are: deleting an account, linking another one and ending
-- other sessions ask for it to be recent. Sessions from before have never said so.

ALTER TABLE sessions ADD COLUMN authenticated_at INTEGER NOT NULL DEFAULT 0;
