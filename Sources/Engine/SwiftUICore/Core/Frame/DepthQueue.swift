/// A queue of nodes by their depth, first the shallow ones; in one depth first come, first served.
struct DepthQueue<Node: AnyObject> {
  /// What waits at a depth; the first of them have been taken.
  private struct Bucket {
    var nodes: [Node] = []
    var taken = 0
  }
  private var buckets: [Bucket] = []
  private var count = 0
  private var lowest = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node, depth: Int) {
    if count == 0 { lowest = depth }
    while buckets.count <= depth { buckets.append(Bucket()) }
    buckets[depth].nodes.append(node)
    count += 1
    lowest = min(lowest, depth)
  }

  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    while buckets[lowest].nodes.isEmpty { lowest += 1 }
    count -= 1
    let node = buckets[lowest].nodes[buckets[lowest].taken]
    buckets[lowest].taken += 1
    if buckets[lowest].taken == buckets[lowest].nodes.count {
      buckets[lowest].nodes.removeAll(keepingCapacity: true)
      buckets[lowest].taken = 0
    }
    return node
  }
}
