/** How far this machine lets us separate a program from the server. */
export interface IsolationLevel {
  /** An unused user id of its own (only root may change users), or the server's. */
  user: 'own' | 'kept';
  /** Made by root, by any user in a user namespace, or not at all. */
  namespaces: 'root' | 'user' | 'none';
  /** Its own file tree, with or without `/proc`, or the machine's. */
  files: 'own' | 'own-without-proc' | 'shared';
}

/** Levels to try, the strongest first. */
export function listLevels(isRoot: boolean): IsolationLevel[] {
  const userOfServer = [...levels('kept', 'user'), withoutNamespaces('kept')];
  return isRoot
    ? [...levels('own', 'root'), ...levels('own', 'user'), withoutNamespaces('own'), ...userOfServer]
    : userOfServer;
}

function levels(user: 'own' | 'kept', namespaces: 'root' | 'user'): IsolationLevel[] {
  return (['own', 'own-without-proc', 'shared'] as const).map((files) => ({ user, namespaces, files }));
}

function withoutNamespaces(user: 'own' | 'kept'): IsolationLevel {
  return { user, namespaces: 'none', files: 'shared' };
}
