CREATE FUNCTION pg_temp.normalize_escapes(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select string_agg(
    case when part[1] !~* '^%[0-9a-f]{2}$' then part[1]
      when part[1] ~* '^%(2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])$'
        then chr(('x' || substr(part[1], 2))::bit(8)::int)
      else upper(part[1]) end, '' order by at)
  from regexp_matches(address, '%[0-9A-Fa-f]{2}|[^%]+|%', 'g') with ordinality as found(part, at)
$$;--> statement-breakpoint
UPDATE "search_pages" SET "key" = pg_temp.normalize_escapes("key")
WHERE "key" LIKE '%\%%' AND "key" <> pg_temp.normalize_escapes("key");
