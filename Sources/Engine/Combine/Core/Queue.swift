/// Values in the order of their arrival; adding and taking one costs constant time on average.
struct Queue<Element> {
  // What was taken leaves a hole at the front, so that the rest need not move; holes are closed when they prevail.
  private var slots: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == slots.count }
  var count: Int { slots.count - head }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Takes the oldest value; `nil`: there is none.
  mutating func popFirst() -> Element? {
    guard head < slots.count else { return nil }
    let element = slots[head]
    slots[head] = nil
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head * 2 > slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }
}
