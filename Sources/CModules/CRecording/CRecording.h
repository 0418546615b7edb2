#pragma once
#include <gif_lib.h>
#include <zlib.h>
