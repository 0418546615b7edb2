// The library that reads Markdown.
#pragma once

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
