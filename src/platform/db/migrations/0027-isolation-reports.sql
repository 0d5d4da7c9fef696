-- What keeps programs that open strangers' bytes from doing harm, as each role measured it on its machine. A role writes its
-- rows when it starts and every hour; old ones go with the next that is written.

CREATE TABLE isolation_reports (
  role text NOT NULL,
  host text NOT NULL,
  program text NOT NULL,
  measured_at timestamptz NOT NULL DEFAULT now(),
  -- A list of { name, isHeld, reason }.
  properties jsonb NOT NULL CHECK (jsonb_typeof(properties) = 'array'),
  PRIMARY KEY (role, host, program)
);
