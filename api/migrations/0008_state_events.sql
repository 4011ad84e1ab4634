-- Every statement that changes a state records an event for the owner's open screens, whichever feature it belongs to.
CREATE FUNCTION record_publication_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("owner_id", "type", "data") VALUES (NEW.owner_id, 'publication', jsonb_build_object(
    'id', NEW.id, 'articleId', NEW.article_id, 'platform', NEW.platform, 'state', NEW.state));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "publications_inserted" AFTER INSERT ON "publications"
  FOR EACH ROW EXECUTE FUNCTION record_publication_event();
--> statement-breakpoint
CREATE TRIGGER "publications_updated" AFTER UPDATE ON "publications" FOR EACH ROW
  WHEN (ROW(OLD.state, OLD.url, OLD.last_error) IS DISTINCT FROM ROW(NEW.state, NEW.url, NEW.last_error))
  EXECUTE FUNCTION record_publication_event();
--> statement-breakpoint
CREATE FUNCTION record_article_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("owner_id", "type", "data") VALUES (NEW.owner_id, 'article', jsonb_build_object(
    'id', NEW.id, 'version', NEW.version));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "articles_inserted" AFTER INSERT ON "articles"
  FOR EACH ROW EXECUTE FUNCTION record_article_event();
--> statement-breakpoint
CREATE TRIGGER "articles_updated" AFTER UPDATE ON "articles" FOR EACH ROW
  WHEN (ROW(OLD.version, OLD.approved_version, OLD.rejected_version, OLD.status, OLD.deleted_at)
    IS DISTINCT FROM ROW(NEW.version, NEW.approved_version, NEW.rejected_version, NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION record_article_event();
--> statement-breakpoint
CREATE FUNCTION record_slot_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "events" ("owner_id", "type", "data")
    SELECT NEW.owner_id, 'article', jsonb_build_object('id', "id", 'version', "version")
    FROM "articles" WHERE "id" = NEW.article_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "scheduled_items_inserted" AFTER INSERT ON "scheduled_items"
  FOR EACH ROW EXECUTE FUNCTION record_slot_event();
--> statement-breakpoint
CREATE TRIGGER "scheduled_items_updated" AFTER UPDATE ON "scheduled_items" FOR EACH ROW
  WHEN (ROW(OLD.delivery_state, OLD.publish_at, OLD.scheduled_date, OLD.status)
    IS DISTINCT FROM ROW(NEW.delivery_state, NEW.publish_at, NEW.scheduled_date, NEW.status))
  EXECUTE FUNCTION record_slot_event();
