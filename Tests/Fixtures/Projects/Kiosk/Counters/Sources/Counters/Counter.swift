public struct Counter {
  var start: Int

  public init(start: Int) { self.start = start }

  public var next: Int { start + 1 }
}
