import EngineTesting
@testable import SwiftUICore
import Testing

@Suite("The queue of nodes by depth")
struct DepthQueueTests {
  private final class Item {
    let depth: Int
    let number: Int
    init(depth: Int, number: Int) { (self.depth, self.number) = (depth, number) }
  }

  @Test("Shallow nodes come first, those of one depth in the order in which they came", arguments: 0..<20)
  func order(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var queue = DepthQueue<Item>()
    var model: [Item] = []
    for number in 0..<600 {
      if Int.random(in: 0..<5, using: &random) < 3 {
        let item = Item(depth: Int.random(in: 0..<12, using: &random), number: number)
        queue.insert(item, depth: item.depth)
        model.append(item)
      } else {
        let first = model.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
        #expect(queue.popFirst() === first)
        model.removeAll { $0 === first }
      }
      #expect(queue.isEmpty == model.isEmpty)
    }
    while let item = queue.popFirst() { model.removeAll { $0 === item } }
    #expect(model.isEmpty && queue.isEmpty)
  }

  @Test("What was taken is not kept")
  func releases() {
    var queue = DepthQueue<Item>()
    weak var kept: Item?
    do {
      let item = Item(depth: 3, number: 0)
      kept = item
      queue.insert(item, depth: 3)
      _ = queue.popFirst()
    }
    #expect(kept == nil)
    #expect(queue.isEmpty)
  }
}
