INSERT INTO account_age_hours (hour, accounts) VALUES
('', 2),
('2026-10-06T07', 14);
INSERT INTO accounts_seen (account_id, named, reasons, first_seen_at, last_seen_at) VALUES
('02ca118c-2342-4a92-861e-d4811f757650', 1, 14, '2026-09-21T21:09:44.000Z', '2026-10-06T07:50:29.870Z'),
('5294f599-20d9-4e29-97d4-13fa302bcd71', 1, 6, '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z'),
('57PC0VjwSpaxxH0un4A7Fg', 0, 10, '2026-10-06T07:07:00.000Z', '2026-10-06T07:10:00.000Z'),
('5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 1, 10, '2026-10-06T07:05:00.000Z', '2026-10-06T07:10:00.000Z'),
('5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 1, 12, '2026-10-06T07:10:00.000Z', '2026-10-06T07:14:00.000Z'),
('7c1f0a52-3e8d-4b60-9a47-d2e5b8f6c913', 0, 1, '2026-10-03T18:00:12.000Z', '2026-10-03T18:00:12.000Z'),
('99198a01-07f5-424d-a5a7-adfb41911e1d', 1, 2, '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z'),
('XB8KPntkTSqeDytsjU8acA', 1, 10, '2026-10-06T07:10:00.000Z', '2026-10-06T08:00:00.000Z'),
('a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 1, 8, '2026-10-06T07:12:00.000Z', '2026-10-06T07:12:00.000Z'),
('a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 1, 14, '2026-09-19T19:22:10.000Z', '2026-10-06T07:50:13.015Z'),
('cf220468-7992-4cc1-a99c-6083cd61f42e', 1, 8, '2026-08-30T16:03:52.000Z', '2026-10-06T07:50:18.702Z'),
('e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 1, 8, '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z'),
('ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 1, 10, '2026-02-11T18:30:27.000Z', '2026-10-06T08:00:00.000Z'),
('oE18FT6YS2GPJ5DL0eajUg', 1, 8, '2026-10-06T07:05:00.000Z', '2026-10-06T07:05:00.000Z');
INSERT INTO artifact_store (id, store_id) VALUES
(1, '6nh79xWGXuiKT60QkG8SSFvo');
INSERT INTO catalog_counts (name, value) VALUES
('tracked', 8),
('tracked records', 7),
('held', 7),
('tracked held', 7),
('players', 6),
('tracked players', 6),
('records', 15),
('valid records', 13),
('players with records', 10),
('maps', 8),
('medal author', 5),
('medal none', 2);
INSERT INTO check_hours (hour, maps) VALUES
('', 0),
('2026-10-03T18', 0),
('2026-10-06T07', 8);
INSERT INTO clubs (club_id, name, created_at, first_seen_at, last_synced_at, campaign_count, upload_count, map_count, member_count, synced_by, first_synced_by) VALUES
(4711, 'Birds', NULL, '2026-10-06T08:00:00.000Z', '2026-10-06T07:10:00.000Z', 0, 1, 1, 3, 'spellings', 'spellings'),
(29812, 'Alteration Workshop', '2023-04-02T14:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T06:00:00.000Z', 2, 2, 6, 5, 'alteration-tracker', 'alteration-tracker');
INSERT INTO club_campaigns (id, club_id, campaign_id, name, map_count, created_at, published_at, discovered_at, last_synced_at) VALUES
(1, 29812, 51877, 'Fall 2024 Cleaned', 2, '2024-11-09T09:50:00.000Z', '2024-11-10T12:00:00.000Z', '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z'),
(2, 29812, 63120, 'Summer 2025 STTF', 2, '2025-08-02T16:20:00.000Z', '2025-08-03T10:00:00.000Z', '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z');
INSERT INTO club_map_sources (club_id, source_type, source_id, map_uid, position) VALUES
(29812, 'campaign', 51877, '0J9p5MWjMRWjessjzam7jz0ioFa', 0),
(29812, 'campaign', 51877, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 1),
(29812, 'campaign', 63120, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 0),
(29812, 'campaign', 63120, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 1),
(29812, 'upload', 70214, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', NULL),
(29812, 'upload', 70391, 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', NULL),
(4711, 'upload', 12, 'SpellingsMap000000000000001', NULL);
INSERT INTO club_maps (club_id, map_uid, timestamp_utc, added_at) VALUES
(4711, 'SpellingsMap000000000000001', NULL, '2026-10-06T07:10:00.000Z'),
(29812, '0J9p5MWjMRWjessjzam7jz0ioFa', '2024-11-09T10:15:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '2026-01-24T20:05:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', '2025-08-02T16:52:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', '2025-08-02T16:40:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', '2026-03-14T08:30:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', '2024-11-09T10:21:00.000Z', '2026-10-06T06:00:00.000Z');
INSERT INTO club_members (club_id, account_id, role, joined_at, first_seen_at) VALUES
(4711, '57PC0VjwSpaxxH0un4A7Fg', 'Member', '2026-10-05T17:40:00.000Z', '2026-10-06T07:10:00.000Z'),
(4711, '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Member', '2026-10-05T16:00:00.000Z', '2026-10-06T07:10:00.000Z'),
(4711, 'XB8KPntkTSqeDytsjU8acA', 'Admin', '2026-10-05T14:20:00.000Z', '2026-10-06T07:10:00.000Z'),
(29812, '02ca118c-2342-4a92-861e-d4811f757650', 'admin', '2023-04-05T18:22:10.000Z', '2026-10-06T06:00:00.000Z'),
(29812, '5294f599-20d9-4e29-97d4-13fa302bcd71', 'creator', '2023-04-02T14:00:00.000Z', '2026-10-06T06:00:00.000Z'),
(29812, '99198a01-07f5-424d-a5a7-adfb41911e1d', 'member', '2025-11-30T16:31:29.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'content_creator', '2024-01-20T11:45:37.000Z', '2026-10-06T06:00:00.000Z'),
(29812, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'member', '2025-06-11T20:03:54.000Z', '2026-10-06T06:00:00.000Z');
INSERT INTO club_uploads (id, club_id, bucket_id, name, map_count, created_at, discovered_at, last_synced_at) VALUES
(1, 29812, 70214, 'Icy Odds and Ends', 1, '2026-01-24T20:00:00.000Z', '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z'),
(2, 29812, 70391, 'Training Wood', 1, '2026-03-14T08:20:00.000Z', '2026-10-06T06:00:00.000Z', '2026-10-06T06:00:00.000Z'),
(3, 4711, 12, 'Nest', 1, NULL, '2026-10-06T07:10:00.000Z', '2026-10-06T07:10:00.000Z');
INSERT INTO display_name_history (account_id, display_name, first_observed_at, last_observed_at, source, project_key) VALUES
('02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', '2026-10-06T06:00:00.000Z', '2026-10-06T07:55:00.000Z', 'workshop server', 'alteration-tracker'),
('0f6e2b9a-c4d7-4385-a1e9-6b3f70c85d24', 'Moldwarp', '2026-10-06T07:06:00.000Z', '2026-10-06T07:06:00.000Z', 'spellings', 'spellings'),
('5294f599-20d9-4e29-97d4-13fa302bcd71', 'Tarn', '2026-10-06T06:00:00.000Z', '2026-10-06T07:55:00.000Z', 'workshop server', 'alteration-tracker'),
('5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', '2026-10-06T07:01:00.000Z', '2026-10-06T07:05:00.000Z', 'spellings', 'spellings'),
('5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'LarkRising', '2026-10-06T07:03:00.000Z', '2026-10-06T07:03:00.000Z', 'spellings', 'spellings'),
('5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', '2026-10-06T07:02:00.000Z', '2026-10-06T07:14:00.000Z', 'spellings', 'spellings'),
('99198a01-07f5-424d-a5a7-adfb41911e1d', 'Dunes', '2026-10-06T06:00:00.000Z', '2026-10-06T07:55:00.000Z', 'workshop server', 'alteration-tracker'),
('A04D7C153E984B618F2790CBD1E6A352', 'Wren', '2026-10-06T07:01:00.000Z', '2026-10-06T07:01:00.000Z', 'spellings', 'spellings'),
('XB8KPntkTSqeDytsjU8acA', 'Lark', '2026-10-06T07:10:00.000Z', '2026-10-06T07:10:00.000Z', 'spellings', 'spellings'),
('XB8KPntkTSqeDytsjU8acA', 'Skylark', '2026-10-06T07:00:00.000Z', '2026-10-06T07:00:00.000Z', 'spellings', 'spellings'),
('a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', '2026-10-06T07:12:00.000Z', '2026-10-06T07:12:00.000Z', 'spellings', 'spellings'),
('a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', '2026-10-03T18:00:12.000Z', '2026-10-06T07:55:00.000Z', 'workshop server', 'alteration-tracker'),
('cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', '2026-10-03T18:00:15.480Z', '2026-10-06T07:57:45.000Z', 'player plugin', 'plugin-player-directory'),
('e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z', 'spellings', 'spellings'),
('ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', '2026-10-03T18:00:12.000Z', '2026-10-06T07:58:30.000Z', 'player plugin', 'plugin-player-directory'),
('oE18FT6YS2GPJ5DL0eajUg', 'Wren', '2026-10-06T07:05:00.000Z', '2026-10-06T07:05:00.000Z', 'spellings', 'spellings');
INSERT INTO display_names (name_id, account_id, display_name, normalized_display_name, name_length, source, project_key, observed_at, updated_at) VALUES
(1, '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 'oakhollow', 9, 'workshop server', 'alteration-tracker', '2026-10-06T07:55:00.000Z', '2026-10-06T08:00:00.000Z'),
(2, '5294f599-20d9-4e29-97d4-13fa302bcd71', 'Tarn', 'tarn', 4, 'workshop server', 'alteration-tracker', '2026-10-06T07:55:00.000Z', '2026-10-06T08:00:00.000Z'),
(3, '99198a01-07f5-424d-a5a7-adfb41911e1d', 'Dunes', 'dunes', 5, 'workshop server', 'alteration-tracker', '2026-10-06T07:55:00.000Z', '2026-10-06T08:00:00.000Z'),
(4, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 'mirelle', 7, 'workshop server', 'alteration-tracker', '2026-10-06T07:55:00.000Z', '2026-10-06T08:00:00.000Z'),
(5, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 'kestrel', 7, 'player plugin', 'plugin-player-directory', '2026-10-06T07:58:30.000Z', '2026-10-06T08:00:00.000Z'),
(6, 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 'vantalynx', 9, 'player plugin', 'plugin-player-directory', '2026-10-06T07:57:45.000Z', '2026-10-06T08:00:00.000Z'),
(7, '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', 'lark', 4, 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z'),
(8, '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', 'lark', 4, 'spellings', 'spellings', '2026-10-06T07:14:00.000Z', '2026-10-06T08:00:00.000Z'),
(9, 'A04D7C153E984B618F2790CBD1E6A352', 'Wren', 'wren', 4, 'spellings', 'spellings', '2026-10-06T07:01:00.000Z', '2026-10-06T08:00:00.000Z'),
(10, 'XB8KPntkTSqeDytsjU8acA', 'Lark', 'lark', 4, 'spellings', 'spellings', '2026-10-06T07:10:00.000Z', '2026-10-06T08:00:00.000Z'),
(11, 'oE18FT6YS2GPJ5DL0eajUg', 'Wren', 'wren', 4, 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z'),
(12, 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', 'swift', 5, 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z'),
(13, '0f6e2b9a-c4d7-4385-a1e9-6b3f70c85d24', 'Moldwarp', 'moldwarp', 8, 'spellings', 'spellings', '2026-10-06T07:06:00.000Z', '2026-10-06T08:00:00.000Z'),
(15, 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', 'wren', 4, 'spellings', 'spellings', '2026-10-06T07:12:00.000Z', '2026-10-06T08:00:00.000Z');
INSERT INTO event_hours (hour, project_key, source, source_key, event_type, system, changed, events, first_event_id) VALUES
('', 'alteration-tracker', 'workshop server', 'workshop server', 'campaign.announced', 0, 0, 1, 12),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'club.snapshot', 0, 1, 1, 4),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'displayname.sync', 1, 0, 1, 2),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'instance.heartbeat', 1, 0, 1, 26),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'instance.register', 1, 0, 1, 1),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 0, 7, 16),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 1, 2, 14),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'tracker.run', 0, 1, 2, 13),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'traffic.batch', 1, 0, 2, 27),
('', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 8, 5),
('', 'plugin-player-directory', 'player plugin', 'player plugin', 'displayname.sync', 1, 0, 1, 3),
('', 'records-catalog', 'records-catalog', 'records-catalog', 'update_request', 1, 0, 1, 18),
('', 'records-catalog', 'wr-webhook', 'wr-webhook', 'wr_change', 0, 1, 1, 36),
('', 'spellings', 'spellings', 'spellings', 'club.snapshot', 0, 1, 1, 58),
('', 'spellings', 'spellings', 'spellings', 'displayname.sync', 1, 0, 6, 29),
('', 'spellings', 'spellings', 'spellings', 'instance.heartbeat', 1, 0, 1, 61),
('', 'spellings', 'spellings', 'spellings', 'instance.register', 1, 0, 1, 60),
('', 'spellings', 'spellings', 'spellings', 'map.checked', 0, 0, 2, 40),
('', 'spellings', 'spellings', 'spellings', 'map.checked', 0, 1, 6, 31),
('', 'spellings', 'spellings', 'spellings', 'note', 0, 0, 1, 44),
('', 'spellings', 'spellings', 'spellings', 'tracker.run', 0, 0, 1, 46),
('', 'spellings', 'spellings', 'spellings', 'tracker.run', 0, 1, 5, 30),
('', 'spellings', 'spellings', 'spellings', 'traffic.batch', 1, 0, 1, 62),
('', 'spellings', 'spellings', 'spellings', 'wr_baseline', 1, 0, 2, 41),
('', 'spellings', 'spellings', 'spellings', 'wr_change', 0, 1, 6, 32),
('2025-08-02T17', 'alteration-tracker', 'workshop server', 'workshop server', 'campaign.announced', 0, 0, 1, 12),
('2026-02-11T18', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 5),
('2026-08-30T16', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 6),
('2026-09-05T13', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 7),
('2026-09-12T20', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 8),
('2026-09-19T19', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 9),
('2026-09-21T21', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 10),
('2026-09-28T11', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 11),
('2026-10-03T17', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 1, 15),
('2026-10-03T18', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 0, 2, 16),
('2026-10-03T18', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 1, 1, 14),
('2026-10-03T18', 'alteration-tracker', 'workshop server', 'workshop server', 'tracker.run', 0, 1, 1, 13),
('2026-10-03T18', 'alteration-tracker', 'workshop server', 'workshop server', 'wr_change', 0, 1, 0, 15),
('2026-10-06T06', 'alteration-tracker', 'workshop server', 'workshop server', 'club.snapshot', 0, 1, 1, 4),
('2026-10-06T07', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 0, 5, 20),
('2026-10-06T07', 'alteration-tracker', 'workshop server', 'workshop server', 'map.checked', 0, 1, 1, 25),
('2026-10-06T07', 'alteration-tracker', 'workshop server', 'workshop server', 'tracker.run', 0, 1, 1, 19),
('2026-10-06T07', 'records-catalog', 'wr-webhook', 'wr-webhook', 'wr_change', 0, 1, 1, 36),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'club.snapshot', 0, 1, 1, 58),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'map.checked', 0, 0, 2, 40),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'map.checked', 0, 1, 6, 31),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'tracker.run', 0, 0, 1, 46),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'tracker.run', 0, 1, 5, 30),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'wr_baseline', 1, 0, 2, 41),
('2026-10-06T07', 'spellings', 'spellings', 'spellings', 'wr_change', 0, 1, 6, 32),
('2026-10-06T08', 'alteration-tracker', 'workshop server', 'workshop server', 'displayname.sync', 1, 0, 1, 2),
('2026-10-06T08', 'alteration-tracker', 'workshop server', 'workshop server', 'instance.heartbeat', 1, 0, 1, 26),
('2026-10-06T08', 'alteration-tracker', 'workshop server', 'workshop server', 'instance.register', 1, 0, 1, 1),
('2026-10-06T08', 'alteration-tracker', 'workshop server', 'workshop server', 'traffic.batch', 1, 0, 2, 27),
('2026-10-06T08', 'plugin-player-directory', 'player plugin', 'player plugin', 'displayname.sync', 1, 0, 1, 3),
('2026-10-06T08', 'records-catalog', 'records-catalog', 'records-catalog', 'update_request', 1, 0, 1, 18),
('2026-10-06T08', 'spellings', 'spellings', 'spellings', 'displayname.sync', 1, 0, 6, 29),
('2026-10-06T08', 'spellings', 'spellings', 'spellings', 'instance.heartbeat', 1, 0, 1, 61),
('2026-10-06T08', 'spellings', 'spellings', 'spellings', 'instance.register', 1, 0, 1, 60),
('2026-10-06T08', 'spellings', 'spellings', 'spellings', 'note', 0, 0, 1, 44),
('2026-10-06T08', 'spellings', 'spellings', 'spellings', 'traffic.batch', 1, 0, 1, 62);
INSERT INTO event_repeat_keys (dedupe_key, event_id, received_at) VALUES
('spellings key swift-51000', 39, '2026-10-06T08:00:00.000Z');
INSERT INTO event_sequence (id, last_event_id) VALUES
(1, 62);
INSERT INTO events (event_id, event_type, project_key, source, source_key, occurred_at, received_at, system, changed, map_uid, map_name, account_id, holder, message, event_key, wr_ms, old_wr_time, new_wr_time, payload, search_text, dedupe_key) VALUES
(1, 'instance.register', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, 'Workshop server 1 registered', NULL, NULL, NULL, NULL, '{"instanceId":"workshop-1","status":null}', 'instance.registeralteration-trackerworkshop server 1 registered', NULL),
(2, 'displayname.sync', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '5 names added, 0 changed.', NULL, NULL, NULL, NULL, '{"inserted":5,"updated":0}', 'displayname.syncalteration-tracker5 names added, 0 changed.', NULL),
(3, 'displayname.sync', 'plugin-player-directory', 'player plugin', 'player plugin', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 names added, 0 changed.', NULL, NULL, NULL, NULL, '{"inserted":1,"updated":0}', 'displayname.syncplugin-player-directory1 names added, 0 changed.', NULL),
(4, 'club.snapshot', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T06:00:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, 'Alteration Workshop: 6 maps seen, 6 added, 0 removed.', NULL, NULL, NULL, NULL, '{"clubId":29812,"campaignsSeen":2,"uploadsSeen":2,"membersSeen":5,"mapsSeen":6,"mapsAdded":6,"mapsRemoved":0}', 'club.snapshotalteration-trackeralteration workshop: 6 maps seen, 6 added, 0 removed.', 'club.snapshot 050d836a0235ee069c6d4d875c285eae25d79dbc60716ed04c9e1cbb170afc6e'),
(5, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-02-11T18:30:27.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '$0cfIcy$z Winter 2026 - 21', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 48415, NULL, 48415, NULL, 'icy winter 2026 - 21v2akwessxxx92wzzpxcpbfnob9tkestrelwr_changealteration-tracker', 'alteration-tracker content EiqS5PAmM3u5Pfu8EBc9A-7Wq4IM8io5fYE375vV560'),
(6, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-08-30T16:03:52.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'Summer 2025 - 03 (STTF)', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', NULL, NULL, 58670, NULL, 58670, NULL, 'summer 2025 - 03 (sttf)y6l2fpbkciat5i1fzyiictxuvrqvantalynxwr_changealteration-tracker', 'alteration-tracker content 3nkBsT7Y_b4xWRTGtiOOiNyHEi3YNbU3J_ptF1tcGiM'),
(7, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-09-05T13:36:18.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 'Summer 2025 - 12 (STTF)', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', NULL, NULL, 51846, NULL, 51846, NULL, 'summer 2025 - 12 (sttf)xvyp60qxpr3e3s7dfnn7j1q7l62vantalynxwr_changealteration-tracker', 'alteration-tracker content O3IV0hHtwPPyKUyzy_Jm-T2Z-l6XSYkpgZQGqmMX6YE'),
(8, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-09-12T20:11:05.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 'Fall 2024 - 17 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 35702, NULL, 35702, NULL, 'fall 2024 - 17 cleaneduvoiq5cqg0wigcauqbn8zy4xhxukestrelwr_changealteration-tracker', 'alteration-tracker content nxgwDwAyyY9jFzh3AypuswePQ92sg66KIFlOAb2heHw'),
(9, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-09-19T19:22:10.000Z', '2026-10-06T08:00:00.000Z', 0, 1, '0J9p5MWjMRWjessjzam7jz0ioFa', 'Fall 2024 - 08 Cleaned', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', NULL, NULL, 40116, NULL, 40116, NULL, 'fall 2024 - 08 cleaned0j9p5mwjmrwjessjzam7jz0iofamirellewr_changealteration-tracker', 'alteration-tracker content pHEGBo3PvZqRFimlzTa-AFs8ETuR6Fx07kBZPG-JBUM'),
(10, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-09-21T21:09:44.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '$0cfIcy$z Winter 2026 - 21', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', NULL, NULL, 48102, NULL, 48102, NULL, 'icy winter 2026 - 21v2akwessxxx92wzzpxcpbfnob9toakhollowwr_changealteration-tracker', 'alteration-tracker content -IcQoawcgY4bw8zVTQToycn89SlP36OUEtaMXa4Ii1I'),
(11, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-09-28T11:47:31.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'Summer 2025 - 03 (STTF)', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', NULL, NULL, 58233, NULL, 58233, NULL, 'summer 2025 - 03 (sttf)y6l2fpbkciat5i1fzyiictxuvrqmirellewr_changealteration-tracker', 'alteration-tracker content 0YDhjFlvlOP2iorJgp5wtB_WNEwlvZHcYakpttL43xE'),
(12, 'campaign.announced', 'alteration-tracker', 'workshop server', 'workshop server', '2025-08-02T17:00:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, NULL, NULL, '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 'Summer 2025 STTF is out.', 'campaign-63120', NULL, NULL, NULL, '{"campaignId":63120}', 'oakhollowcampaign.announcedalteration-trackersummer 2025 sttf is out.', 'alteration-tracker key campaign-63120'),
(13, 'tracker.run', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-03T18:00:21.350Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '3 maps checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":1,"provider":"game api","reason":"schedule","startedAt":"2026-10-03T18:00:00.000Z"}', 'tracker.runalteration-tracker3 maps checked, 1 change.', NULL),
(14, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-03T18:00:12.000Z', '2026-10-06T08:00:00.000Z', 0, 1, '0J9p5MWjMRWjessjzam7jz0ioFa', 'Fall 2024 - 08 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 39874, 40116, 39874, '{"runId":1,"oldHolder":"Mirelle","oldHolderAccountId":"a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f"}', 'fall 2024 - 08 cleaned0j9p5mwjmrwjessjzam7jz0iofakestrelmap.checkedalteration-tracker', NULL),
(15, 'wr_change', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-03T17:58:40.000Z', '2026-10-06T08:00:00.000Z', 0, 1, '0J9p5MWjMRWjessjzam7jz0ioFa', 'Fall 2024 - 08 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 39874, 40116, 39874, '{"runId":1,"oldHolder":"Mirelle","oldHolderAccountId":"a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f"}', 'fall 2024 - 08 cleaned0j9p5mwjmrwjessjzam7jz0iofakestrelwr_changealteration-tracker', NULL),
(16, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-03T18:00:15.480Z', '2026-10-06T08:00:00.000Z', 0, 0, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 'Summer 2025 - 12 (STTF)', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', NULL, NULL, 51846, NULL, 51846, '{"runId":1}', 'summer 2025 - 12 (sttf)xvyp60qxpr3e3s7dfnn7j1q7l62vantalynxmap.checkedalteration-tracker', NULL),
(17, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-03T18:00:18.905Z', '2026-10-06T08:00:00.000Z', 0, 0, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 'Fall 2024 - 17 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 35702, NULL, 35702, '{"runId":1}', 'fall 2024 - 17 cleaneduvoiq5cqg0wigcauqbn8zy4xhxukestrelmap.checkedalteration-tracker', NULL),
(18, 'update_request', 'records-catalog', 'records-catalog', 'records-catalog', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', 'Training - 01 & 02 Wood', NULL, NULL, 'It has no world record yet.', NULL, NULL, NULL, NULL, NULL, 'training - 01 & 02 woodmdldaoqtz7qcxolkvoqnb39mbwcupdate_requestrecords-catalogit has no world record yet.', NULL),
(19, 'tracker.run', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:31.400Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '6 maps checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":2,"provider":"game api","reason":"schedule","startedAt":"2026-10-06T07:50:00.000Z"}', 'tracker.runalteration-tracker6 maps checked, 1 change.', NULL),
(20, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:03.120Z', '2026-10-06T08:00:00.000Z', 0, 0, '0J9p5MWjMRWjessjzam7jz0ioFa', 'Fall 2024 - 08 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 39874, NULL, 39874, '{"runId":2}', 'fall 2024 - 08 cleaned0j9p5mwjmrwjessjzam7jz0iofakestrelmap.checkedalteration-tracker', NULL),
(21, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:08.440Z', '2026-10-06T08:00:00.000Z', 0, 0, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 'Fall 2024 - 17 Cleaned', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', NULL, NULL, 35702, NULL, 35702, '{"runId":2}', 'fall 2024 - 17 cleaneduvoiq5cqg0wigcauqbn8zy4xhxukestrelmap.checkedalteration-tracker', NULL),
(22, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:13.015Z', '2026-10-06T08:00:00.000Z', 0, 0, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'Summer 2025 - 03 (STTF)', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', NULL, NULL, 58233, NULL, 58233, '{"runId":2}', 'summer 2025 - 03 (sttf)y6l2fpbkciat5i1fzyiictxuvrqmirellemap.checkedalteration-tracker', NULL),
(23, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:18.702Z', '2026-10-06T08:00:00.000Z', 0, 0, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 'Summer 2025 - 12 (STTF)', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', NULL, NULL, 51846, NULL, 51846, '{"runId":2}', 'summer 2025 - 12 (sttf)xvyp60qxpr3e3s7dfnn7j1q7l62vantalynxmap.checkedalteration-tracker', NULL),
(24, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:24.226Z', '2026-10-06T08:00:00.000Z', 0, 0, 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', 'Training - 01 & 02 Wood', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"runId":2}', 'training - 01 & 02 woodmdldaoqtz7qcxolkvoqnb39mbwcmap.checkedalteration-tracker', NULL),
(25, 'map.checked', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T07:50:29.870Z', '2026-10-06T08:00:00.000Z', 0, 1, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '$0cfIcy$z Winter 2026 - 21', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 'Former record unknown.', NULL, 48102, NULL, 48102, '{"runId":2}', 'icy winter 2026 - 21v2akwessxxx92wzzpxcpbfnob9toakhollowmap.checkedalteration-trackerformer record unknown.', NULL),
(26, 'instance.heartbeat', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, 'Workshop server 1 is idle', NULL, NULL, NULL, NULL, '{"instanceId":"workshop-1","status":"idle"}', 'instance.heartbeatalteration-trackerworkshop server 1 is idle', NULL),
(27, 'traffic.batch', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 traffic sample.', NULL, NULL, NULL, NULL, '{"samples":1,"errors":0}', 'traffic.batchalteration-tracker1 traffic sample.', NULL),
(28, 'traffic.batch', 'alteration-tracker', 'workshop server', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '3 traffic samples.', NULL, NULL, NULL, NULL, '{"samples":3,"errors":1}', 'traffic.batchalteration-tracker3 traffic samples.', NULL),
(29, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '4 names added, 1 changed.', NULL, NULL, NULL, NULL, '{"inserted":4,"updated":1}', 'displayname.syncspellings4 names added, 1 changed.', NULL),
(30, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:06:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '2 maps checked, 2 changes.', NULL, NULL, NULL, NULL, '{"runId":3,"provider":null,"reason":null,"startedAt":"2026-10-06T07:05:00.000Z"}', 'tracker.runspellings2 maps checked, 2 changes.', NULL),
(31, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', 'Spellings 1', '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', NULL, NULL, 52000, NULL, 52000, '{"runId":3}', 'spellings 1spellingsmap000000000000001larkmap.checkedspellings', NULL),
(32, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', 'Spellings 1', '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', NULL, NULL, 52000, NULL, 52000, '{"runId":3}', 'spellings 1spellingsmap000000000000001larkwr_changespellings', NULL),
(33, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', 'oE18FT6YS2GPJ5DL0eajUg', 'Wren', NULL, NULL, 61000, NULL, 61000, '{"runId":3}', 'spellings 2spellingsmap000000000000002wrenmap.checkedspellings', NULL),
(34, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', 'oE18FT6YS2GPJ5DL0eajUg', 'Wren', NULL, NULL, 61000, NULL, 61000, '{"runId":3}', 'spellings 2spellingsmap000000000000002wrenwr_changespellings', NULL),
(35, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 names added, 1 changed.', NULL, NULL, NULL, NULL, '{"inserted":1,"updated":1}', 'displayname.syncspellings1 names added, 1 changed.', NULL),
(36, 'wr_change', 'records-catalog', 'wr-webhook', 'wr-webhook', '2026-10-06T07:04:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', 'Spellings 1', 'XB8KPntkTSqeDytsjU8acA', 'Lark', NULL, NULL, 52000, NULL, 52000, NULL, 'spellings 1spellingsmap000000000000001larkwr_changerecords-catalog', NULL),
(37, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:09:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '2 maps checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":4,"provider":null,"reason":null,"startedAt":"2026-10-06T07:08:00.000Z"}', 'tracker.runspellings2 maps checked, 1 change.', NULL),
(38, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', 'Spellings 1', 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', NULL, NULL, 51000, 52000, 51000, '{"runId":4}', 'spellings 1spellingsmap000000000000001swiftmap.checkedspellings', NULL),
(39, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', 'Spellings 1', 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', NULL, NULL, 51000, 52000, 51000, '{"runId":4}', 'spellings 1spellingsmap000000000000001swiftwr_changespellings', NULL),
(40, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 'SpellingsMap000000000000002', 'Spellings 2', NULL, 'Wren', NULL, NULL, 60000, NULL, 60000, '{"runId":4}', 'spellings 2spellingsmap000000000000002wrenmap.checkedspellings', NULL),
(41, 'wr_baseline', 'spellings', 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, 'SpellingsMap000000000000002', 'Spellings 2', NULL, 'Wren', NULL, NULL, 60000, NULL, 60000, '{"runId":4}', 'spellings 2spellingsmap000000000000002wrenwr_baselinespellings', NULL),
(42, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 names added, 0 changed.', NULL, NULL, NULL, NULL, '{"inserted":1,"updated":0}', 'displayname.syncspellings1 names added, 0 changed.', NULL),
(43, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:07:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000001', NULL, '57PC0VjwSpaxxH0un4A7Fg', 'Swift', NULL, 'swift-51000-login', 51000, NULL, 51000, NULL, 'spellingsmap000000000000001swiftwr_changespellings', 'spellings key swift-51000-login'),
(44, 'note', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, NULL, NULL, 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', NULL, 'Swift was here', NULL, NULL, NULL, NULL, NULL, 'notespellingsswift was here', NULL),
(45, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '2 names added, 0 changed.', NULL, NULL, NULL, NULL, '{"inserted":2,"updated":0}', 'displayname.syncspellings2 names added, 0 changed.', NULL),
(46, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, NULL, NULL, NULL, NULL, '1 map checked, 0 changes.', NULL, NULL, NULL, NULL, '{"runId":5,"provider":null,"reason":null,"startedAt":"2026-10-06T07:07:00.000Z"}', 'tracker.runspellings1 map checked, 0 changes.', NULL),
(47, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:07:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 'SpellingsMap000000000000001', 'Spellings 1', NULL, 'e7b3c2d158f04a96b1c47d2e9f803b16', NULL, NULL, 51000, NULL, 51000, '{"runId":5}', 'spellings 1spellingsmap000000000000001e7b3c2d158f04a96b1c47d2e9f803b16map.checkedspellings', NULL),
(48, 'wr_baseline', 'spellings', 'spellings', 'spellings', '2026-10-06T07:07:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, 'SpellingsMap000000000000001', 'Spellings 1', NULL, 'e7b3c2d158f04a96b1c47d2e9f803b16', NULL, NULL, 51000, NULL, 51000, '{"runId":5}', 'spellings 1spellingsmap000000000000001e7b3c2d158f04a96b1c47d2e9f803b16wr_baselinespellings', NULL),
(49, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:10:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '1 map checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":6,"provider":null,"reason":null,"startedAt":"2026-10-06T07:09:00.000Z"}', 'tracker.runspellings1 map checked, 1 change.', NULL),
(50, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:09:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', NULL, NULL, NULL, NULL, NULL, 60000, NULL, '{"runId":6}', 'spellings 2spellingsmap000000000000002map.checkedspellings', NULL),
(51, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:13:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '1 map checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":7,"provider":null,"reason":null,"startedAt":"2026-10-06T07:12:00.000Z"}', 'tracker.runspellings1 map checked, 1 change.', NULL),
(52, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:12:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', NULL, NULL, 59000, NULL, 59000, '{"runId":7}', 'spellings 2spellingsmap000000000000002wrenmap.checkedspellings', NULL),
(53, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:12:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', NULL, NULL, 59000, NULL, 59000, '{"runId":7}', 'spellings 2spellingsmap000000000000002wrenwr_changespellings', NULL),
(54, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 names added, 0 changed.', NULL, NULL, NULL, NULL, '{"inserted":1,"updated":0}', 'displayname.syncspellings1 names added, 0 changed.', NULL),
(55, 'tracker.run', 'spellings', 'spellings', 'spellings', '2026-10-06T07:15:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, '1 map checked, 1 change.', NULL, NULL, NULL, NULL, '{"runId":8,"provider":null,"reason":null,"startedAt":"2026-10-06T07:14:00.000Z"}', 'tracker.runspellings1 map checked, 1 change.', NULL),
(56, 'map.checked', 'spellings', 'spellings', 'spellings', '2026-10-06T07:14:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', NULL, NULL, 59500, 59000, 59500, '{"runId":8}', 'spellings 2spellingsmap000000000000002larkmap.checkedspellings', NULL),
(57, 'wr_change', 'spellings', 'spellings', 'spellings', '2026-10-06T07:14:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 'SpellingsMap000000000000002', 'Spellings 2', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', NULL, NULL, 59500, 59000, 59500, '{"runId":8}', 'spellings 2spellingsmap000000000000002larkwr_changespellings', NULL),
(58, 'club.snapshot', 'spellings', 'spellings', 'spellings', '2026-10-06T07:10:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, NULL, NULL, NULL, NULL, 'Birds: 1 maps seen, 1 added, 0 removed.', NULL, NULL, NULL, NULL, '{"clubId":4711,"campaignsSeen":0,"uploadsSeen":1,"membersSeen":3,"mapsSeen":1,"mapsAdded":1,"mapsRemoved":0}', 'club.snapshotspellingsbirds: 1 maps seen, 1 added, 0 removed.', 'club.snapshot b04b789494fbc039c7ebf42c44ce688916c0e1ecfb3b31d9878a1ab7ed689ec1'),
(59, 'displayname.sync', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '0 names added, 1 changed.', NULL, NULL, NULL, NULL, '{"inserted":0,"updated":1}', 'displayname.syncspellings0 names added, 1 changed.', NULL),
(60, 'instance.register', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, 'one registered', NULL, NULL, NULL, NULL, '{"instanceId":"one","status":null}', 'instance.registerspellingsone registered', NULL),
(61, 'instance.heartbeat', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, 'one is ok', NULL, NULL, NULL, NULL, '{"instanceId":"one","status":"ok"}', 'instance.heartbeatspellingsone is ok', NULL),
(62, 'traffic.batch', 'spellings', 'spellings', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, NULL, NULL, NULL, NULL, '1 traffic sample.', NULL, NULL, NULL, NULL, '{"samples":1,"errors":0}', 'traffic.batchspellings1 traffic sample.', NULL);
INSERT INTO hook_runs (run_id, club_id, status, maps_seen, maps_added, maps_removed, started_at, finished_at, snapshot_key) VALUES
(1, 29812, 'ok', 6, 6, 0, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 'applied 050d836a0235ee069c6d4d875c285eae25d79dbc60716ed04c9e1cbb170afc6e');
INSERT INTO knex_migrations (id, name, batch, migration_time) VALUES
(1, '001-baseline', 1, '2026-10-06 08:00:00'),
(2, '002-bounded-reads', 1, '2026-10-06 08:00:00'),
(3, '003-verdict-memory', 1, '2026-10-06 08:00:00'),
(4, '004-record-reports', 1, '2026-10-06 08:00:00'),
(5, '005-storage-limits', 1, '2026-10-06 08:00:00'),
(6, '006-epoch', 1, '2026-10-06 08:00:00'),
(7, '007-map-filters', 1, '2026-10-06 08:00:00'),
(8, '008-verification-queue', 1, '2026-10-06 08:00:00');
INSERT INTO knex_migrations_lock ("index", is_locked) VALUES
(1, 0);
INSERT INTO map_rollup_state (map_uid, tracked, bucket, medal, player, holder, recorded_at, checked_hour) VALUES
('0J9p5MWjMRWjessjzam7jz0ioFa', 1, 'Fall 2024', 'author', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', '2026-10-03T17:58:40.000Z', '2026-10-06T07'),
('SpellingsMap000000000000001', 1, 'Other', 'none', '57PC0VjwSpaxxH0un4A7Fg', 'Swift', '2026-10-06T07:07:00.000Z', '2026-10-06T07'),
('SpellingsMap000000000000002', 1, 'Other', 'none', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', '2026-10-06T07:14:00.000Z', '2026-10-06T07'),
('V2AkWeSSXxx92wzZpxCpbfNOB9t', 1, 'Winter 2026', 'author', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', '2026-09-21T21:09:44.000Z', '2026-10-06T07'),
('XVyp60QxPR3E3s7dFNn7J1Q7L62', 1, 'Summer 2025', 'author', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', '2026-09-05T13:36:18.000Z', '2026-10-06T07'),
('Y6l2FpBkciaT5i1FZYiIcTxUvrq', 1, 'Summer 2025', 'author', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', '2026-09-28T11:47:31.000Z', '2026-10-06T07'),
('mdLdAOqTZ7QcXOlkVOqNb39mbWc', 1, 'Training', NULL, NULL, NULL, NULL, '2026-10-06T07'),
('uVoiq5CQG0WIgCauQbn8zy4xHxU', 1, 'Fall 2024', 'author', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', '2026-09-12T20:11:05.000Z', '2026-10-06T07');
INSERT INTO maps (map_uid, map_id, name, filename, file_url, thumbnail_url, search_text, author, submitter, collection_name, map_type, author_score, gold_score, silver_score, bronze_score, is_playable, created_with_gamepad_editor, created_with_simple_editor, timestamp, timestamp_utc, season, mapnumber, alteration, bucket, year, type, status, in_primary_club, tracked, first_seen_at, updated_at, named_at, wr_event_id, wr_ms, wr_player, wr_account_id, wr_holder, wr_recorded_at, observed_at, season_key, alteration_key, wr_wiped_at) VALUES
('0J9p5MWjMRWjessjzam7jz0ioFa', 'ef24f14c-fa96-42fd-ae82-3ef4d3f79d27', 'Fall 2024 - 08 Cleaned', 'Fall 2024 - 08 Cleaned.Map.Gbx', 'https://files.example.org/maps/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.Map.Gbx', 'https://files.example.org/thumbnails/ef24f14c-fa96-42fd-ae82-3ef4d3f79d27.jpg', 'fall 2024 - 08 cleaned0j9p5mwjmrwjessjzam7jz0iofa', '5294f599-20d9-4e29-97d4-13fa302bcd71', '5294f599-20d9-4e29-97d4-13fa302bcd71', 'Stadium', 'TrackMania\TM_Race', 41208, 44000, 50000, 62000, 1, 0, 0, '2024-11-09T10:15:00+00:00', '2024-11-09T10:15:00.000Z', 'Fall', '[8]', 'Cleaned', 'Fall 2024', 2024, NULL, 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:03.120Z', 15, 39874, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', '2026-10-03T17:58:40.000Z', '2026-10-06T06:00:00.000Z', 'fall', 'cleaned', NULL),
('V2AkWeSSXxx92wzZpxCpbfNOB9t', '4bef37aa-46a5-4cf2-927b-0895eec082b3', '$0cfIcy$z Winter 2026 - 21', 'Icy Winter 2026 - 21.Map.Gbx', 'https://files.example.org/maps/4bef37aa-46a5-4cf2-927b-0895eec082b3.Map.Gbx', 'https://files.example.org/thumbnails/4bef37aa-46a5-4cf2-927b-0895eec082b3.jpg', 'icy winter 2026 - 21v2akwessxxx92wzzpxcpbfnob9t', '5294f599-20d9-4e29-97d4-13fa302bcd71', '5294f599-20d9-4e29-97d4-13fa302bcd71', 'Stadium', 'TrackMania\TM_Race', 49330, 53000, 60000, 74000, 1, 0, 0, '2026-01-24T20:05:00+00:00', '2026-01-24T20:05:00.000Z', 'Winter', '[21]', 'Icy', 'Winter 2026', 2026, NULL, 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:29.870Z', 10, 48102, '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', '2026-09-21T21:09:44.000Z', '2026-10-06T06:00:00.000Z', 'winter', 'icy', NULL),
('XVyp60QxPR3E3s7dFNn7J1Q7L62', '656d4e75-8377-47b7-8154-cae2674d4b74', 'Summer 2025 - 12 (STTF)', 'Summer 2025 - 12 (STTF).Map.Gbx', 'https://files.example.org/maps/656d4e75-8377-47b7-8154-cae2674d4b74.Map.Gbx', 'https://files.example.org/thumbnails/656d4e75-8377-47b7-8154-cae2674d4b74.jpg', 'summer 2025 - 12 (sttf)xvyp60qxpr3e3s7dfnn7j1q7l62', '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'Stadium', 'TrackMania\TM_Race', 52980, 57000, 64000, 80000, 1, 0, 0, '2025-08-02T18:52:00+02:00', '2025-08-02T16:52:00.000Z', 'Summer', '[12]', 'STTF', 'Summer 2025', 2025, NULL, 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:18.702Z', 7, 51846, 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', '2026-09-05T13:36:18.000Z', '2026-10-06T06:00:00.000Z', 'summer', 'sttf', NULL),
('Y6l2FpBkciaT5i1FZYiIcTxUvrq', '363ac641-a3f5-4d35-b302-345a6265ab0d', 'Summer 2025 - 03 (STTF)', 'Summer 2025 - 03 (STTF).Map.Gbx', 'https://files.example.org/maps/363ac641-a3f5-4d35-b302-345a6265ab0d.Map.Gbx', 'https://files.example.org/thumbnails/363ac641-a3f5-4d35-b302-345a6265ab0d.jpg', 'summer 2025 - 03 (sttf)y6l2fpbkciat5i1fzyiictxuvrq', '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'Stadium', 'TrackMania\TM_Race', 60115, 64000, 73000, 91000, 1, 0, 0, '2025-08-02T18:40:00+02:00', '2025-08-02T16:40:00.000Z', 'Summer', '[3]', 'STTF', 'Summer 2025', 2025, NULL, 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:13.015Z', 11, 58233, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', '2026-09-28T11:47:31.000Z', '2026-10-06T06:00:00.000Z', 'summer', 'sttf', NULL),
('mdLdAOqTZ7QcXOlkVOqNb39mbWc', 'c31a81ec-7b79-4bd3-9282-0365f6316251', 'Training - 01 & 02 Wood', 'Training - 01 & 02 Wood.Map.Gbx', 'https://files.example.org/maps/c31a81ec-7b79-4bd3-9282-0365f6316251.Map.Gbx', 'https://files.example.org/thumbnails/c31a81ec-7b79-4bd3-9282-0365f6316251.jpg', 'training - 01 & 02 woodmdldaoqtz7qcxolkvoqnb39mbwc', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Stadium', 'TrackMania\TM_Race', 28450, 31000, 35000, 43000, 1, 0, 0, '2026-03-14T09:30:00+01:00', '2026-03-14T08:30:00.000Z', 'Training', '[1,2]', 'Wood', 'Training', NULL, 'training', 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:24.226Z', NULL, NULL, NULL, NULL, NULL, NULL, '2026-10-06T06:00:00.000Z', 'training', 'wood', NULL),
('uVoiq5CQG0WIgCauQbn8zy4xHxU', 'd485eed3-9efa-41af-bc39-87a8855f6d08', 'Fall 2024 - 17 Cleaned', 'Fall 2024 - 17 Cleaned.Map.Gbx', 'https://files.example.org/maps/d485eed3-9efa-41af-bc39-87a8855f6d08.Map.Gbx', 'https://files.example.org/thumbnails/d485eed3-9efa-41af-bc39-87a8855f6d08.jpg', 'fall 2024 - 17 cleaneduvoiq5cqg0wigcauqbn8zy4xhxu', '5294f599-20d9-4e29-97d4-13fa302bcd71', '5294f599-20d9-4e29-97d4-13fa302bcd71', 'Stadium', 'TrackMania\TM_Race', 36540, 39000, 44000, 55000, 1, 0, 0, '2024-11-09T10:21:00+00:00', '2024-11-09T10:21:00.000Z', 'Fall', '[17]', 'Cleaned', 'Fall 2024', 2024, NULL, 'active', 1, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:08.440Z', 8, 35702, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', '2026-09-12T20:11:05.000Z', '2026-10-06T06:00:00.000Z', 'fall', 'cleaned', NULL),
('SpellingsMap000000000000001', NULL, 'Spellings 1', NULL, NULL, NULL, 'spellings 1spellingsmap000000000000001', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'oE18FT6YS2GPJ5DL0eajUg', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', '[]', 'Spellings 1', 'Other', NULL, NULL, 'pending', 0, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:10:00.000Z', 43, 51000, '57PC0VjwSpaxxH0un4A7Fg', '57PC0VjwSpaxxH0un4A7Fg', 'Swift', '2026-10-06T07:07:00.000Z', '2026-10-06T07:10:00.000Z', '', 'spellings 1', NULL),
('SpellingsMap000000000000002', NULL, 'Spellings 2', NULL, NULL, NULL, 'spellings 2spellingsmap000000000000002', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', '[]', 'Spellings 2', 'Other', NULL, NULL, 'pending', 0, 1, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:14:00.000Z', 57, 59500, '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', '2026-10-06T07:14:00.000Z', NULL, '', 'spellings 2', '2026-10-06T07:09:00.000Z');
INSERT INTO metric_hours (hour, project_key, events, checks, changes, runs, maps_checked, wr_changes, duration_ms, runs_with_duration, name_updates, traffic_samples, traffic_errors) VALUES
('2025-08-02T17:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-02-11T18:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-08-30T16:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-09-05T13:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-09-12T20:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-09-19T19:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-09-21T21:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-09-28T11:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-10-03T17:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-10-03T18:00:00.000Z', 'alteration-tracker', 4, 3, 1, 1, 3, 1, 21350, 1, 0, 0, 0),
('2026-10-06T06:00:00.000Z', 'alteration-tracker', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-10-06T07:00:00.000Z', 'alteration-tracker', 7, 6, 1, 1, 6, 1, 31400, 1, 5, 4, 1),
('2026-10-06T07:00:00.000Z', 'plugin-player-directory', 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0),
('2026-10-06T07:00:00.000Z', 'records-catalog', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
('2026-10-06T07:00:00.000Z', 'spellings', 21, 8, 6, 6, 8, 5, 360000, 6, 12, 1, 0),
('2026-10-06T08:00:00.000Z', 'spellings', 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO project_instances (project_key, instance_id, instance_name, source_label, registered_at, last_heartbeat_at, reported_status, meta) VALUES
('alteration-tracker', 'workshop-1', 'Workshop server 1', 'workshop server', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 'idle', '{"version":"2.4.1"}'),
('spellings', 'one', 'one', 'spellings', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', 'ok', NULL);
INSERT INTO project_maps (project_key, map_uid, wr_ms, wr_holder, wr_account_id, wr_told_at, tracked, tracked_told_at, latest_checked_at, last_changed_at, check_count, change_count) VALUES
('alteration-tracker', '0J9p5MWjMRWjessjzam7jz0ioFa', 39874, 'Kestrel', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', '2026-10-06T07:50:03.120Z', 1, '2026-10-06T07:50:03.120Z', '2026-10-06T07:50:03.120Z', '2026-10-03T18:00:12.000Z', 2, 1),
('spellings', 'SpellingsMap000000000000001', 51000, 'Swift', 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', '2026-10-06T07:08:00.000Z', 1, NULL, '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z', 3, 2),
('spellings', 'SpellingsMap000000000000002', 59500, 'Lark', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', '2026-10-06T07:14:00.000Z', 1, NULL, '2026-10-06T07:14:00.000Z', '2026-10-06T07:14:00.000Z', 5, 4),
('alteration-tracker', 'V2AkWeSSXxx92wzZpxCpbfNOB9t', 48102, 'oakhollow', '02ca118c-2342-4a92-861e-d4811f757650', '2026-10-06T07:50:29.870Z', 1, '2026-10-06T07:50:29.870Z', '2026-10-06T07:50:29.870Z', '2026-10-06T07:50:29.870Z', 1, 1),
('alteration-tracker', 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 51846, 'VantaLynx', 'cf220468-7992-4cc1-a99c-6083cd61f42e', '2026-10-06T07:50:18.702Z', 1, '2026-10-06T07:50:18.702Z', '2026-10-06T07:50:18.702Z', NULL, 2, 0),
('alteration-tracker', 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 58233, 'Mirelle', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', '2026-10-06T07:50:13.015Z', 1, '2026-10-06T07:50:13.015Z', '2026-10-06T07:50:13.015Z', NULL, 1, 0),
('alteration-tracker', 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', NULL, NULL, NULL, NULL, 1, '2026-10-06T07:50:24.226Z', '2026-10-06T07:50:24.226Z', NULL, 1, 0),
('alteration-tracker', 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 35702, 'Kestrel', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', '2026-10-06T07:50:08.440Z', 1, '2026-10-06T07:50:08.440Z', '2026-10-06T07:50:08.440Z', NULL, 2, 0);
INSERT INTO projects (project_key, project_name, source_label, enabled, check_interval_seconds, first_seen_at, last_seen_at, last_sync_at, latest_checked_at, latest_run_at, map_count, tracked_maps, changed_maps, total_checks, total_changes) VALUES
('alteration-tracker', 'Alteration Tracker', 'workshop server', 1, 300, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:50:31.400Z', '2026-10-06T07:50:29.870Z', '2026-10-06T07:50:31.400Z', 6, 6, 2, 9, 2),
('plugin-player-directory', 'Plugin player directory', 'player plugin', 1, 300, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, NULL, NULL, 0, 0, 0, 0, 0),
('records-catalog', 'Records catalog', 'records-catalog', 1, 300, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, NULL, NULL, 0, 0, 0, 0, 0),
('spellings', 'Spellings', 'spellings', 1, 300, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T07:15:00.000Z', '2026-10-06T07:14:00.000Z', '2026-10-06T07:15:00.000Z', 2, 2, 2, 8, 6);
INSERT INTO queue_counts (project_key, status, items) VALUES
('records-catalog', 'queued', 1),
('alteration-tracker', 'queued', 1),
('spellings', 'queued', 0),
('spellings', 'resolved', 4);
INSERT INTO runs (run_id, project_key, provider, reason, started_at, finished_at, received_at, duration_ms, maps_considered, maps_checked, wr_changes, accepted_checks, changed_checks, repeat_key) VALUES
(1, 'alteration-tracker', 'game api', 'schedule', '2026-10-03T18:00:00.000Z', '2026-10-03T18:00:21.350Z', '2026-10-06T08:00:00.000Z', 21350, 6, 3, 1, 3, 1, 'iu_l6sH4F9Rs2CKnwJF0ZzPEalu57rmODg3n-S7VLfw'),
(2, 'alteration-tracker', 'game api', 'schedule', '2026-10-06T07:50:00.000Z', '2026-10-06T07:50:31.400Z', '2026-10-06T08:00:00.000Z', 31400, 6, 6, 1, 6, 1, 'BkTcC8qPPJ0HVXq2c0KwVIuH7VuPmIdi5RxgTiOgEDk'),
(3, 'spellings', NULL, NULL, '2026-10-06T07:05:00.000Z', '2026-10-06T07:06:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 2, 2, 2, 2, 2, 'Bzo93JMF75Ri1paXWxvhIMl_y14xN_Y1Co1VzRu_-XA'),
(4, 'spellings', NULL, NULL, '2026-10-06T07:08:00.000Z', '2026-10-06T07:09:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 2, 2, 1, 2, 1, 'N-lvSoWwZv-vP2mtoxDEkCH3bomRuFGNJ5H-nvNqtxM'),
(5, 'spellings', NULL, NULL, '2026-10-06T07:07:00.000Z', '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 1, 1, 0, 1, 0, 'QjoPv9hZpCwPg8wR7UQbC2MuPqvRJ0ouwTqEmuYwdng'),
(6, 'spellings', NULL, NULL, '2026-10-06T07:09:00.000Z', '2026-10-06T07:10:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 1, 1, 0, 1, 1, 'FQhy0o6PWwMBw3uvRoLvE5NeJKGL6or0gA8wVnofO8U'),
(7, 'spellings', NULL, NULL, '2026-10-06T07:12:00.000Z', '2026-10-06T07:13:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 1, 1, 1, 1, 1, 'TmlpETKmQMJColCfX2BhhyxJLx_mZ9OsIWLItauLATo'),
(8, 'spellings', NULL, NULL, '2026-10-06T07:14:00.000Z', '2026-10-06T07:15:00.000Z', '2026-10-06T08:00:00.000Z', 60000, 1, 1, 1, 1, 1, 'wNadSBByXuR-kXHyfZ0k5Dmz5yRNKKn57Gsi5foyoPA');
INSERT INTO schema_requirements (id, migration) VALUES
(1, '004-record-reports');
INSERT INTO settings (key, value) VALUES
('epoch', 'n56kJ0tZITv9qCbp'),
('primary_club_id', '29812'),
('blocked dca2b2740c9d95623fc7f044da1688922cc09f2e537c8597a7b73fad8c04f742', 'dca2b2740c9d95623fc7f044da1688922cc09f2e537c8597a7b73fad8c04f742'),
('blocked d1c8d87625a1e27e60bc3f9a48874b60eb523fd6471eb0d2399d4a8f6827884f', 'dca2b2740c9d95623fc7f044da1688922cc09f2e537c8597a7b73fad8c04f742');
INSERT INTO traffic_samples (sample_id, project_key, service, component, direction, method, route, target_host, target_path, status_code, duration_ms, bytes_in, bytes_out, occurred_at, received_at, dedupe_key) VALUES
(1, 'alteration-tracker', 'tracker', 'record lookup', 'outgoing', 'GET', '/api/v1/public/maps/:mapUid', 'catalog.example.org', '/api/v1/public/maps/0J9p5MWjMRWjessjzam7jz0ioFa', 200, 184, 5120, 412, '2026-10-06T07:50:02.118Z', '2026-10-06T08:00:00.000Z', 'ec6e9577c03430d611e5e5d18909f8d149dbe5c4a2d5c6e02fb55516cb74dfd9 1'),
(2, 'alteration-tracker', 'tracker', 'record lookup', 'outgoing', 'GET', '/api/v1/public/maps/:mapUid', 'catalog.example.org', '/api/v1/public/maps/Y6l2FpBkciaT5i1FZYiIcTxUvrq', 200, 171, 5044, 412, '2026-10-06T07:50:03.402Z', '2026-10-06T08:00:00.000Z', '682ac8cb0e56fef189b5b6d8616bfe015ad6546ffd4cfe691114e5ca4563696c 1'),
(3, 'alteration-tracker', 'tracker', 'record lookup', 'outgoing', 'GET', '/api/v1/public/maps/:mapUid', 'catalog.example.org', '/api/v1/public/maps/V2AkWeSSXxx92wzZpxCpbfNOB9t', 0, 10000, 0, 412, '2026-10-06T07:50:04.007Z', '2026-10-06T08:00:00.000Z', '7cfd955ee00f41d01cffb3403923d9a3c83aee21b5269ee0d329a84f9e26628b 1'),
(4, 'alteration-tracker', 'page', 'map list', 'incoming', 'GET', '/maps', NULL, NULL, 200, 12, 633, 18240, '2026-10-06T07:55:41.930Z', '2026-10-06T08:00:00.000Z', '7c2cad7a17dd295922587d67e27a993b5b0812b8c8eb855adbc7379e41f3d03b 1'),
(5, 'spellings', 'x', NULL, 'outgoing', NULL, NULL, NULL, NULL, 200, NULL, NULL, NULL, '2026-10-06T07:01:00.000Z', '2026-10-06T08:00:00.000Z', '336b0054069713a387e2273e4a1ef3c05f9ee6c1522a30e11ae5eb8a41a88203 1');
INSERT INTO verification_artifact_blobs (sha256, size_bytes, created_at, staged_at, removing_until) VALUES
('f159ffa6c94d296fd1cb4d1bac4c78ea93a569c12ec3a94dba05f87e599d7c24', 1865, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', ''),
('995b83095c7726844dd204553c13eddc8ecacb13021b933344471471226f268d', 12005, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', ''),
('0437823fd61b853214e7cb3886d0cbddba87e2d971e1c4eab47aed9630a38552', 1854, '2026-10-06T08:00:00.007Z', '2026-10-06T08:00:00.007Z', ''),
('c86bbf9bc19dea62ccd9a9dc0667bb61400bc04e336edb074d462f2ff4bd3c69', 14136, '2026-10-06T08:00:00.189Z', '2026-10-06T08:00:00.189Z', '');
INSERT INTO verification_artifacts (artifact_ref, kind, sha256, filename, created_at, expires_at) VALUES
('map-9tQz4KfW1sYbX7uEoG2nVh', 'map', 'f159ffa6c94d296fd1cb4d1bac4c78ea93a569c12ec3a94dba05f87e599d7c24', 'Fall 2024 - 08 Cleaned.Map.Gbx', '2026-10-06T08:00:00.000Z', '2026-10-07T08:00:00.000Z'),
('replay-Lm3cRj8yTa5PdNwZ0xHqKe', 'replay', '995b83095c7726844dd204553c13eddc8ecacb13021b933344471471226f268d', 'Fall 2024 - 08 Cleaned - oakhollow.Replay.Gbx', '2026-10-06T08:00:00.000Z', '2026-10-07T08:00:00.000Z'),
('map-m4CIK4-_gVoMl9GcklHk6Q8Q', 'map', '0437823fd61b853214e7cb3886d0cbddba87e2d971e1c4eab47aed9630a38552', 'a.Gbx', '2026-10-06T08:00:00.007Z', '2026-10-07T08:00:00.007Z'),
('replay-SFijmL1l5nRH0W_YJujJ_vjU', 'replay', 'c86bbf9bc19dea62ccd9a9dc0667bb61400bc04e336edb074d462f2ff4bd3c69', 'a.Gbx', '2026-10-06T08:00:00.189Z', '2026-10-07T08:00:00.189Z');
INSERT INTO verification_records (record_id, map_uid, rank, updated_at, unfinished, replay_status, replay_reason_code, replay_confidence, replay_policy_version, replay_checked_at, replay_updated_at, deep_status, deep_reason_code, deep_confidence, deep_policy_version, deep_checked_at, deep_updated_at, replay_origin, deep_origin, replay_findings, replay_submission_id, run_time_ms, run_account_id, run_checkpoints_ms, deep_run_time_ms, deep_run_account_id, deep_run_checkpoints_ms, replay_contested, deep_contested) VALUES
('rec-1041', '0J9p5MWjMRWjessjzam7jz0ioFa', 1, '2026-10-03T21:05:47.951Z', 0, 'pass', 'verified', 'medium', 'replay-3', '2026-10-03T18:20:11.480Z', '2026-10-03T18:20:11.502Z', 'pass', 'verified', 'high', 'deep-2026.09', '2026-10-03T21:05:47.220Z', '2026-10-03T21:05:47.951Z', 'submission', 'submission', NULL, NULL, 39874, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', '[9712,21044,30611,39874]', 39874, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', '[9712,21044,30611,39874]', 0, 0),
('rec-1042', '0J9p5MWjMRWjessjzam7jz0ioFa', 2, '2026-10-04T09:12:30.131Z', 1, 'pass', 'verified', 'low', 'replay-3', '2026-10-04T09:12:30.105Z', '2026-10-04T09:12:30.127Z', 'pending', 'awaiting_processing', NULL, NULL, NULL, '2026-10-04T09:12:30.131Z', 'submission', 'submission', NULL, NULL, 40116, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', '[9820,21307,30958,40116]', NULL, NULL, NULL, 0, 0),
('rec-1043', '0J9p5MWjMRWjessjzam7jz0ioFa', 3, '2026-10-05T16:44:02.689Z', 1, 'fail', 'failed_verification', 'medium', 'replay-3', '2026-10-05T16:44:02.660Z', '2026-10-05T16:44:02.689Z', 'not_run', 'not_run', NULL, NULL, NULL, NULL, 'submission', NULL, NULL, NULL, 40377, '99198a01-07f5-424d-a5a7-adfb41911e1d', '[9904,21410,31127,40377]', NULL, NULL, NULL, 0, 0),
('rec-1044', '0J9p5MWjMRWjessjzam7jz0ioFa', NULL, '2026-10-06T07:58:19.310Z', 1, 'pending', 'awaiting_processing', NULL, NULL, NULL, '2026-10-06T07:58:19.310Z', 'not_run', 'not_run', NULL, NULL, NULL, NULL, 'submission', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0),
('rec-1051', 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 1, '2026-09-28T15:30:09.004Z', 0, 'pass', 'verified', 'medium', 'replay-3', '2026-09-28T12:03:55.870Z', '2026-09-28T12:03:55.893Z', 'pass', 'verified', 'high', 'deep-2026.09', '2026-09-28T15:30:08.412Z', '2026-09-28T15:30:09.004Z', 'submission', 'submission', NULL, NULL, 58233, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', '[14380,29917,44602,58233]', 58233, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', '[14380,29917,44602,58233]', 0, 0),
('rec-1052', 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 5, '2026-09-30T22:10:00.139Z', 0, 'unavailable', 'unsupported', NULL, 'replay-3', '2026-09-30T19:41:26.540Z', '2026-09-30T19:41:26.561Z', 'unavailable', 'artifacts_missing', NULL, NULL, '2026-09-30T22:10:00.118Z', '2026-09-30T22:10:00.139Z', 'submission', 'submission', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0),
('rec-1061', 'V2AkWeSSXxx92wzZpxCpbfNOB9t', 1, '2026-10-02T02:48:13.940Z', 0, 'pass', 'verified', 'low', 'replay-3', '2026-10-01T20:15:37.902Z', '2026-10-01T20:15:37.925Z', 'fail', 'failed_verification', 'high', 'deep-2026.09', '2026-10-02T02:48:13.377Z', '2026-10-02T02:48:13.940Z', 'submission', 'submission', NULL, NULL, 47655, '99198a01-07f5-424d-a5a7-adfb41911e1d', '[15208,31840,47655]', 47655, '99198a01-07f5-424d-a5a7-adfb41911e1d', '[15208,31840,47655]', 0, 0),
('rec-1062', 'V2AkWeSSXxx92wzZpxCpbfNOB9t', 2, '2026-10-04T20:33:51.068Z', 1, 'pending', 'manual_review', NULL, 'replay-3', '2026-10-04T20:33:51.046Z', '2026-10-04T20:33:51.068Z', 'not_run', 'not_run', NULL, NULL, NULL, NULL, 'submission', NULL, NULL, NULL, 48590, 'cf220468-7992-4cc1-a99c-6083cd61f42e', '[15511,32406,48590]', NULL, NULL, NULL, 0, 0),
('spelled:XB8KPntkTSqeDytsjU8acA', 'SpellingsMap000000000000001', NULL, '2026-10-06T08:00:00.770Z', 1, 'pass', 'verified', 'low', 'replay-3', '2026-10-06T08:00:00.770Z', '2026-10-06T08:00:00.770Z', 'pending', 'awaiting_processing', NULL, NULL, NULL, '2026-10-06T08:00:00.770Z', 'submission', 'submission', '[]', 'sub-Rplpk5NSgdEZYMGxD8ZKOXdZ', 52000, '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', '[17333,34666,52000]', NULL, NULL, NULL, 0, 0);
INSERT INTO verification_submissions (sequence, submission_id, record_id, map_uid, map_sha256, replay_sha256, has_deep, open_jobs, created_at, run_time_ms, run_account_id, run_checkpoints_ms) VALUES
(1, 'sub-Rplpk5NSgdEZYMGxD8ZKOXdZ', 'spelled:XB8KPntkTSqeDytsjU8acA', 'SpellingsMap000000000000001', '0437823fd61b853214e7cb3886d0cbddba87e2d971e1c4eab47aed9630a38552', 'c86bbf9bc19dea62ccd9a9dc0667bb61400bc04e336edb074d462f2ff4bd3c69', 1, 1, '2026-10-06T08:00:00.195Z', 52000, '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', '[17333,34666,52000]');
INSERT INTO verification_jobs (job_id, submission_id, record_id, track, attempts, available_at, client_address, turn) VALUES
(2, 'sub-Rplpk5NSgdEZYMGxD8ZKOXdZ', 'spelled:XB8KPntkTSqeDytsjU8acA', 'deep', 1, '2026-10-06T08:00:06.232Z', '127.0.0.1', 0);
INSERT INTO verification_map_pins (map_uid, record_id, pinned_at, blocks, items, baked_blocks, free_blocks) VALUES
('SpellingsMap000000000000001', 'spelled:XB8KPntkTSqeDytsjU8acA', '2026-10-06T08:00:00.770Z', 'ccde87efb9de895d614c24c0acc7cc2f26b819fd0551f5907842a08b07714c93', '35d16a322792df75dac98a2e3e9063555c6825e9d825dde8ebd37a31aa82d280', 'b6e14e054952b9b5c4328f605fe075740a02dc9f4d2d6dce006ee409be62ebfb', 'df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119');
INSERT INTO verification_maps (map_uid, records, unfinished, replay_pass, replay_fail, replay_pending, replay_unavailable, replay_not_run, deep_pass, deep_fail, deep_pending, deep_unavailable, deep_not_run, remaining, updated_at) VALUES
('0J9p5MWjMRWjessjzam7jz0ioFa', 4, 3, 2, 1, 1, 0, 0, 1, 0, 1, 0, 2, 4, '2026-10-06T07:58:19.310Z'),
('V2AkWeSSXxx92wzZpxCpbfNOB9t', 2, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 2, '2026-10-04T20:33:51.068Z'),
('Y6l2FpBkciaT5i1FZYiIcTxUvrq', 2, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, '2026-09-30T22:10:00.139Z'),
('SpellingsMap000000000000001', 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, '2026-10-06T08:00:00.770Z');
INSERT INTO verification_paths (map_uid, path, account_id, record_id, passed_at) VALUES
('SpellingsMap000000000000001', 'c2bbc94352e5991c43395d246ff7b8b5974d89e5b7173721d5506b3a4ca8b7a0', '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'spelled:XB8KPntkTSqeDytsjU8acA', '2026-10-06T08:00:00.770Z');
INSERT INTO verification_quotas (address, kind, used, ends_at) VALUES
('127.0.0.1', 'uploaded_bytes', 15990, '2026-10-06T09:00:00.005Z'),
('127.0.0.1', 'submissions', 1, '2026-10-06T09:00:00.196Z');
INSERT INTO verification_totals (id, records, unfinished, replay_pass, replay_fail, replay_pending, replay_unavailable, replay_not_run, deep_pass, deep_fail, deep_pending, deep_unavailable, deep_not_run, maps) VALUES
(1, 9, 5, 5, 1, 2, 1, 0, 2, 1, 2, 1, 3, 4);
INSERT INTO world_record_reports (map_uid, wr_ms, account_id, holder, project_key, holder_key, first_at, last_at, revoking_at, changed, authenticated) VALUES
('0J9p5MWjMRWjessjzam7jz0ioFa', 39874, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 'alteration-tracker', 'kestrel', '2026-10-03T18:00:12.000Z', '2026-10-06T07:50:03.120Z', NULL, 1, 0),
('0J9p5MWjMRWjessjzam7jz0ioFa', 39874, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 'records-catalog', 'kestrel', '2026-10-03T17:58:40.000Z', '2026-10-03T17:58:40.000Z', '2026-10-03T17:58:40.000Z', 1, 1),
('0J9p5MWjMRWjessjzam7jz0ioFa', 40116, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 'alteration-tracker', 'mirelle', '2026-09-19T19:22:10.000Z', '2026-09-19T19:22:10.000Z', '2026-09-19T19:22:10.000Z', 1, 0),
('SpellingsMap000000000000001', 51000, '', 'e7b3c2d158f04a96b1c47d2e9f803b16', 'spellings', 'e7b3c2d158f04a96b1c47d2e9f803b16', '2026-10-06T07:07:00.000Z', '2026-10-06T07:07:00.000Z', NULL, 0, 0),
('SpellingsMap000000000000001', 51000, '57PC0VjwSpaxxH0un4A7Fg', 'Swift', 'spellings', 'swift', '2026-10-06T07:07:00.000Z', '2026-10-06T07:07:00.000Z', '2026-10-06T07:07:00.000Z', 1, 0),
('SpellingsMap000000000000001', 51000, 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', 'spellings', 'swift', '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z', 1, 0),
('SpellingsMap000000000000001', 52000, '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', 'spellings', 'lark', '2026-10-06T07:05:00.000Z', '2026-10-06T07:05:00.000Z', NULL, 1, 0),
('SpellingsMap000000000000001', 52000, 'XB8KPntkTSqeDytsjU8acA', 'Lark', 'records-catalog', 'lark', '2026-10-06T07:04:00.000Z', '2026-10-06T07:04:00.000Z', '2026-10-06T07:04:00.000Z', 1, 1),
('SpellingsMap000000000000002', 59000, 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', 'spellings', 'wren', '2026-10-06T07:12:00.000Z', '2026-10-06T07:12:00.000Z', NULL, 1, 0),
('SpellingsMap000000000000002', 59500, '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', 'spellings', 'lark', '2026-10-06T07:14:00.000Z', '2026-10-06T07:14:00.000Z', '2026-10-06T07:14:00.000Z', 1, 0),
('SpellingsMap000000000000002', 60000, '', 'Wren', 'spellings', 'wren', '2026-10-06T07:08:00.000Z', '2026-10-06T07:08:00.000Z', NULL, 0, 0),
('SpellingsMap000000000000002', 61000, 'oE18FT6YS2GPJ5DL0eajUg', 'Wren', 'spellings', 'wren', '2026-10-06T07:05:00.000Z', '2026-10-06T07:05:00.000Z', NULL, 1, 0),
('V2AkWeSSXxx92wzZpxCpbfNOB9t', 48102, '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 'alteration-tracker', 'oakhollow', '2026-09-21T21:09:44.000Z', '2026-10-06T07:50:29.870Z', '2026-09-21T21:09:44.000Z', 1, 0),
('V2AkWeSSXxx92wzZpxCpbfNOB9t', 48415, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 'alteration-tracker', 'kestrel', '2026-02-11T18:30:27.000Z', '2026-02-11T18:30:27.000Z', '2026-02-11T18:30:27.000Z', 1, 0),
('XVyp60QxPR3E3s7dFNn7J1Q7L62', 51846, 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 'alteration-tracker', 'vantalynx', '2026-09-05T13:36:18.000Z', '2026-10-06T07:50:18.702Z', '2026-09-05T13:36:18.000Z', 1, 0),
('Y6l2FpBkciaT5i1FZYiIcTxUvrq', 58233, 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 'alteration-tracker', 'mirelle', '2026-09-28T11:47:31.000Z', '2026-10-06T07:50:13.015Z', '2026-09-28T11:47:31.000Z', 1, 0),
('Y6l2FpBkciaT5i1FZYiIcTxUvrq', 58670, 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 'alteration-tracker', 'vantalynx', '2026-08-30T16:03:52.000Z', '2026-08-30T16:03:52.000Z', '2026-08-30T16:03:52.000Z', 1, 0),
('uVoiq5CQG0WIgCauQbn8zy4xHxU', 35702, 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 'alteration-tracker', 'kestrel', '2026-09-12T20:11:05.000Z', '2026-10-06T07:50:08.440Z', '2026-09-12T20:11:05.000Z', 1, 0);
INSERT INTO world_records (event_id, map_uid, player, account_id, holder, wr_ms, recorded_at, received_at, is_baseline, revoked, authenticated) VALUES
(5, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 48415, '2026-02-11T18:30:27.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(6, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 58670, '2026-08-30T16:03:52.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(7, 'XVyp60QxPR3E3s7dFNn7J1Q7L62', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 51846, '2026-09-05T13:36:18.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(8, 'uVoiq5CQG0WIgCauQbn8zy4xHxU', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 35702, '2026-09-12T20:11:05.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(9, '0J9p5MWjMRWjessjzam7jz0ioFa', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 40116, '2026-09-19T19:22:10.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(10, 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 48102, '2026-09-21T21:09:44.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(11, 'Y6l2FpBkciaT5i1FZYiIcTxUvrq', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 58233, '2026-09-28T11:47:31.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(15, '0J9p5MWjMRWjessjzam7jz0ioFa', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 39874, '2026-10-03T17:58:40.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 1),
(32, 'SpellingsMap000000000000001', '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', '5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 'Lark', 52000, '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(34, 'SpellingsMap000000000000002', 'oE18FT6YS2GPJ5DL0eajUg', 'oE18FT6YS2GPJ5DL0eajUg', 'Wren', 61000, '2026-10-06T07:05:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 0),
(36, 'SpellingsMap000000000000001', 'XB8KPntkTSqeDytsjU8acA', 'XB8KPntkTSqeDytsjU8acA', 'Lark', 52000, '2026-10-06T07:04:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 1),
(39, 'SpellingsMap000000000000001', 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 'Swift', 51000, '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(41, 'SpellingsMap000000000000002', 'holder:wren', NULL, 'Wren', 60000, '2026-10-06T07:08:00.000Z', '2026-10-06T08:00:00.000Z', 1, 1, 0),
(43, 'SpellingsMap000000000000001', '57PC0VjwSpaxxH0un4A7Fg', '57PC0VjwSpaxxH0un4A7Fg', 'Swift', 51000, '2026-10-06T07:07:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0),
(48, 'SpellingsMap000000000000001', 'holder:e7b3c2d158f04a96b1c47d2e9f803b16', NULL, 'e7b3c2d158f04a96b1c47d2e9f803b16', 51000, '2026-10-06T07:07:00.000Z', '2026-10-06T08:00:00.000Z', 1, 0, 0),
(53, 'SpellingsMap000000000000002', 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'a04d7c15-3e98-4b61-8f27-90cbd1e6a352', 'Wren', 59000, '2026-10-06T07:12:00.000Z', '2026-10-06T08:00:00.000Z', 0, 1, 0),
(57, 'SpellingsMap000000000000002', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', 59500, '2026-10-06T07:14:00.000Z', '2026-10-06T08:00:00.000Z', 0, 0, 0);
INSERT INTO wr_baseline_queue (queue_id, project_key, map_uid, map_name, reason_code, status, request_id, old_wr_time, new_wr_time, created_at, updated_at, resolved_at, note, search_text) VALUES
(1, 'records-catalog', 'mdLdAOqTZ7QcXOlkVOqNb39mbWc', 'Training - 01 & 02 Wood', 'update_request', 'queued', 'upd-FYbLc2YLlWs8idPSzObWdgz1', NULL, NULL, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'It has no world record yet.', 'training - 01 & 02 woodmdldaoqtz7qcxolkvoqnb39mbwcrecords-catalogupdate_requestit has no world record yet.'),
(2, 'alteration-tracker', 'V2AkWeSSXxx92wzZpxCpbfNOB9t', '$0cfIcy$z Winter 2026 - 21', 'wr_baseline_missing', 'queued', NULL, NULL, 48102, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'Former record unknown.', 'icy winter 2026 - 21v2akwessxxx92wzzpxcpbfnob9talteration-trackerwr_baseline_missingformer record unknown.'),
(3, 'spellings', 'SpellingsMap000000000000001', 'Spellings 1', 'wr_baseline_missing', 'resolved', NULL, NULL, 52000, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'spellings 1spellingsmap000000000000001spellingswr_baseline_missing'),
(4, 'spellings', 'SpellingsMap000000000000002', 'Spellings 2', 'wr_baseline_missing', 'resolved', NULL, NULL, 61000, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'spellings 2spellingsmap000000000000002spellingswr_baseline_missing'),
(5, 'spellings', 'SpellingsMap000000000000002', 'Spellings 2', 'wr_holder_missing', 'resolved', NULL, 60000, NULL, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'spellings 2spellingsmap000000000000002spellingswr_holder_missing'),
(6, 'spellings', 'SpellingsMap000000000000002', 'Spellings 2', 'wr_baseline_missing', 'resolved', NULL, NULL, 59000, '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', '2026-10-06T08:00:00.000Z', NULL, 'spellings 2spellingsmap000000000000002spellingswr_baseline_missing');
INSERT INTO wr_buckets (bucket, place, records) VALUES
('Fall 2024', 20244, 2),
('Winter 2026', 20261, 1),
('Summer 2025', 20253, 2),
('Other', 0, 2);
INSERT INTO wr_leaders (bucket, player, account_id, holder, total_wrs, latest_wr_at, tracked_wrs) VALUES
('', '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 1, '2026-09-21T21:09:44.000Z', 1),
('Winter 2026', '02ca118c-2342-4a92-861e-d4811f757650', '02ca118c-2342-4a92-861e-d4811f757650', 'oakhollow', 1, '2026-09-21T21:09:44.000Z', 0),
('', '57PC0VjwSpaxxH0un4A7Fg', '57PC0VjwSpaxxH0un4A7Fg', 'Swift', 1, '2026-10-06T07:07:00.000Z', 1),
('Other', '57PC0VjwSpaxxH0un4A7Fg', '57PC0VjwSpaxxH0un4A7Fg', 'Swift', 1, '2026-10-06T07:07:00.000Z', 0),
('', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', 1, '2026-10-06T07:14:00.000Z', 1),
('Other', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', '5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 'Lark', 1, '2026-10-06T07:14:00.000Z', 0),
('', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 1, '2026-09-28T11:47:31.000Z', 1),
('Summer 2025', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 'Mirelle', 1, '2026-09-28T11:47:31.000Z', 0),
('', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 1, '2026-09-05T13:36:18.000Z', 1),
('Summer 2025', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'cf220468-7992-4cc1-a99c-6083cd61f42e', 'VantaLynx', 1, '2026-09-05T13:36:18.000Z', 0),
('', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 2, '2026-10-03T17:58:40.000Z', 2),
('Fall 2024', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 'Kestrel', 2, '2026-10-03T17:58:40.000Z', 0);
INSERT INTO wr_players (player, records) VALUES
('02ca118c-2342-4a92-861e-d4811f757650', 1),
('57PC0VjwSpaxxH0un4A7Fg', 1),
('5c1f0a3e-7b64-4d2a-9e0f-2b6c8d4f1a70', 1),
('5c1f0a3e7b644d2a9e0f2b6c8d4f1a70', 1),
('XB8KPntkTSqeDytsjU8acA', 1),
('a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f', 2),
('cf220468-7992-4cc1-a99c-6083cd61f42e', 2),
('e7b3c2d1-58f0-4a96-b1c4-7d2e9f803b16', 1),
('ebbb6444-6264-47a9-bf6b-35b1c8fb88b0', 3),
('holder:e7b3c2d158f04a96b1c47d2e9f803b16', 1);
