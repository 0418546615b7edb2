import Foundation

/// How deep nodes may stand in one another.
///
/// Making, laying out, drawing and updating go down the tree by calling one another, so depth takes stack. The stack of a process's
/// first thread grows as far as a limit allows, which is raised here; other threads have what they were made with. A tree that would
/// take more is nearly always a view that shows itself, and is told to the developer before the stack ends without a word.
enum NestingLimit {
  /// Nodes in one another on the thread that draws.
  static let nodes: Int = min(50_000, max(stackBytes() / bytesPerNode, 1_000))

  /// What the deepest of the calls takes for one node, with room to spare; debug builds take more.
  #if DEBUG
    private static let bytesPerNode = 4_000
  #else
    private static let bytesPerNode = 2_000
  #endif

  /// How far the stack of this thread may grow, in bytes.
  ///
  /// Linux leaves 128 MB free below the first thread's stack, whatever the limit was when the process began.
  private static func stackBytes() -> Int {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    let usual: rlim_t = 8 << 20, most: rlim_t = 120 << 20
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return Int(usual) }
    guard Thread.isMainThread else { return Int(min(limit.rlim_cur, usual)) }
    if limit.rlim_cur < most {
      var raised = limit
      raised.rlim_cur = min(most, limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, most))
  }

  /// Ends the process with what to do.
  static func exceeded(below parent: GraphNode?) -> Never {
    var names: [String] = []
    for ancestor in sequence(first: parent, next: { $0?.parent }).prefix(100) where names.count < 3 {
      if let name = ancestor?.nameInMessages, !names.contains(name) { names.append(name) }
    }
    fatalError(
      "More than \(nodes) views stand in one another, the innermost in \(names.joined(separator: ", in ")). Does a body show the view "
        + "that it belongs to? Let it do so only under a condition that ends.")
  }
}
