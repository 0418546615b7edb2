// Lets the sessions of an app (Foundation's `URLSession`) sleep while a server has not answered; nothing is to be called.
#pragma once
