// Left out of the target by an exception.
enum Device {}
