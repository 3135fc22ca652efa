/** The front matter of a valid article, to which a test adds the body. */
export const articleHead = `---
title: An article of the test
date: 2026-03-01
category: Impact
desc: An article that says in enough letters what it is meant to try out here.
image: loom
author: Someone
place: Tenkasi
sample: true
---

`;
