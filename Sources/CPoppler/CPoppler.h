// Reads PDF files.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep this header from declaring them again.
#include "../CCairo/CCairo.h"

#include <poppler.h>
