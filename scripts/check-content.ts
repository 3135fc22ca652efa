import { checkContent } from '@/lib/checks';
import { checkNews } from '@/lib/checks/news';
import { formatProblem } from '@/lib/checks/rules';

import { readArticles } from './lib/article-files';

// Stops a build whose content has a mistake, with every mistake at once: file, item, field, what to do.
const news = await readArticles('content/news');
const problems = [...checkContent(), ...news.problems, ...checkNews(news.articles)];

for (const problem of problems) {
  console.error(formatProblem(problem));
}
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'mistake' : 'mistakes'} in the content. Nothing was built.`,
  );
  process.exit(1);
}
