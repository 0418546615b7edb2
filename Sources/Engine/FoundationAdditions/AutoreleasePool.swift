/// Runs a piece of work; objects need no pool here, each ends with its last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
