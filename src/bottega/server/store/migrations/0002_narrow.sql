-- Stands in for the migration of this number, which comes with another change.
SELECT 1;
