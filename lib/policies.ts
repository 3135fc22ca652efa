import { checkPolicy } from './checks/policies';
import { formatProblem } from './checks/rules';

/** The head of a policy file, checked. */
export type PolicyFrontmatter = {
  /** The heading of the page. */
  readonly title: string;
  /** The lead below the heading: one or two sentences without figures. */
  readonly description: string;
  /** The day the text last changed, ISO 8601. */
  readonly lastUpdated: string;
};

/**
 * Checks the frontmatter of a policy.
 *
 * @param file the file's path from the root of the project, for the message
 * @param frontmatter what the file says between its two lines of dashes
 * @throws Error with every mistake on a line of its own: file, field and what to do
 */
export function readPolicyFrontmatter(file: string, frontmatter: unknown): PolicyFrontmatter {
  const problems = checkPolicy(file, frontmatter);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));

  // The cast is safe: the rules hold that each of the three is text.
  const { title, description, lastUpdated } = frontmatter as PolicyFrontmatter;
  return { title, description, lastUpdated };
}

/**
 * Looks up a fact that MDX names. MDX is not type-checked, so a mistyped name is found here.
 *
 * @param facts one of the records of content/policy-facts.ts, or another record of content
 * @param component the component that asks, for the message
 * @throws Error that lists the names there are
 */
export function readFact<Value>(facts: Readonly<Record<string, Value>>, component: string, name: string): Value {
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value === undefined) {
    throw new Error(`<${component}> knows no '${name}'. Known: ${Object.keys(facts).join(', ')}.`);
  }
  return value;
}
