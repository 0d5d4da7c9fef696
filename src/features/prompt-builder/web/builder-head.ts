interface Described {
  name: string;
  groups: readonly { category: string }[];
}

/** Title and description of a builder's page, short enough for search engines. */
export function builderHead({ name, groups }: Described) {
  const questions = groups.map(({ category }) => category.toLowerCase());
  const first = `Build a precise prompt for ${name}, one question at a time`;
  const described = `${first}: ${questions.join(', ')}. Then turn it into a picture.`;
  return {
    title: `${name}: prompt builder · Framewright`,
    description: described.length <= DESCRIPTION_MAX ? described : `${first}, then turn it into a picture.`,
  };
}

const DESCRIPTION_MAX = 160;
