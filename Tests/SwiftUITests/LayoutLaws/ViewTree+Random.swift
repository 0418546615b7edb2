import ApusTesting
import SwiftUI

/// Makes trees, and changes of them; the same for a seed.
struct TreeMaker {
  /// What may be in a tree.
  enum Scope {
    /// What the reference layout knows.
    case simple
    /// What mirrors with the direction of lines.
    case mirrored
    /// All but lazy containers that scroll, whose length is an estimate.
    case exact
    /// All.
    case everything
  }

  private var random: SplitMix
  private let scope: Scope
  private var nextID = 1
  /// Whether what is made next scrolls.
  private var isScrolled = false
  private var allowsLazy: Bool { scope != .exact || !isScrolled }

  init(seed: Int, _ scope: Scope) {
    random = SplitMix(seed: UInt64(seed))
    self.scope = scope
  }

  /// A tree; most are shallow, because what a deep one costs grows by a factor for each stack in a stack.
  mutating func tree() -> ViewTree {
    let depth = chance(4) ? 5 : pick([3, 4])
    let kind = Int.random(in: 0..<4, using: &random) == 0 ? modifier() : container()
    return node(kind, depth: depth)
  }

  // MARK: Values

  private mutating func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }
  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
  private mutating func length() -> CGFloat { pick([0, 5, 10, 20.5, 33, 50, 80, 120]) }
  private mutating func distance() -> CGFloat { pick([-8, 0, 3, 8, 12.5, 20]) }
  private mutating func spacing() -> CGFloat? { scope == .simple ? pick([0, 4, 10.5]) : pick([nil, 0, 4, 10.5]) }
  private mutating func guide() -> ViewTree.Guide { pick(ViewTree.Guide.allCases) }
  private mutating func place() -> ViewTree.Place { ViewTree.Place(x: guide(), y: guide()) }
  private mutating func axes() -> ViewTree.Axes { pick(ViewTree.Axes.allCases) }
  private mutating func edges() -> ViewTree.Edges { pick(ViewTree.Edges.allCases) }

  private mutating func flexible() -> ViewTree.Length {
    let (low, middle, high) = (length(), length(), pick([length(), .infinity]))
    return ViewTree.Length(
      least: chance(2) ? min(low, middle, high) : nil, ideal: chance(3) ? [low, middle, min(high, 200)].sorted()[1] : nil,
      most: chance(2) ? max(low, middle, high) : nil)
  }

  // MARK: Kinds

  private mutating func leaf() -> ViewTree.Kind {
    switch Int.random(in: 0..<(scope == .simple ? 8 : 12), using: &random) {
    case 0, 1: .color
    case 2: .spacer(pick([nil, 0, 20]))
    case 3: .divider
    case 4...7: .box(length(), length())
    case 8: .circle
    case 9: .symbol(resizable: chance(2))
    default: .text(pick(["a", "Some words", "A text that is long enough to be broken into several lines", "One\nTwo", ""]))
    }
  }

  private mutating func container() -> ViewTree.Kind {
    switch Int.random(in: 0..<(scope == .simple ? 9 : 16), using: &random) {
    case 0, 1: .hstack(guide(), spacing())
    case 2, 3: .vstack(guide(), spacing())
    case 4: .zstack(place())
    case 5: .fits(axes())
    case 6: .geometry(share: pick([0.5, 1]))
    case 7: .flow(pick([0, 6]))
    case 8: .any(pick(ViewTree.Arrangement.allCases), pick([0, 6]))
    case 9, 10: .grid(place(), spacing())
    case 11 where allowsLazy: pick([.lazyVStack(guide(), spacing()), .lazyHStack(guide(), spacing())])
    case 12 where allowsLazy: pick([.lazyVGrid(columns: pick([1, 2, 3])), .lazyHGrid(rows: pick([1, 2]))])
    case 13, 14: .scroll(axes())
    default: .group
    }
  }

  private mutating func modifier() -> ViewTree.Kind {
    switch Int.random(in: 0..<(scope == .simple ? 13 : 18), using: &random) {
    case 0, 1: return .padding(edges(), distance())
    case 2, 3: return .frame(chance(3) ? nil : length(), chance(3) ? nil : length(), place())
    case 4, 5: return .flexible(flexible(), flexible(), place())
    case 6: return scope == .mirrored ? .clipped : .offset(distance(), distance())
    case 7: return scope == .mirrored ? .ignoresSafeArea : .position(length(), length())
    case 8: return .ratio(pick([nil, 0.5, 1, 2]), fills: chance(2))
    case 9: return .fixedSize(axes())
    case 10: return .priority(pick([-1, 1, 2]))
    case 11: return .overlay(place())
    case 12: return .background(place())
    case 13, 14: return .guide(guide(), length())
    case 15: return .safeAreaPadding(edges(), pick([5, 20]))
    case 16: return .ignoresSafeArea
    default: return .inset(pick([.top, .leading, .bottom, .trailing]), spacing())
    }
  }

  private mutating func kind(depth: Int) -> ViewTree.Kind {
    guard depth > 1 else { return leaf() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: return leaf()
    case 3..<6: return container()
    default: return modifier()
    }
  }

  // MARK: Trees

  private mutating func node(_ kind: ViewTree.Kind, depth: Int) -> ViewTree {
    defer { nextID += 1 }
    var tree = ViewTree(id: nextID, kind: kind)
    nextID += 1
    let wasScrolled = isScrolled
    if case .scroll = kind { isScrolled = true }
    defer { isScrolled = wasScrolled }
    switch kind {
    case .overlay, .background, .inset: tree.children = [child(depth), child(min(depth, 3))]
    case .grid: tree.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in gridElement(depth) }
    case _ where tree.isContainer: tree.children = (0..<Int.random(in: 1...3, using: &random)).map { _ in child(depth) }
    case .color, .spacer, .divider, .text, .circle, .symbol, .box: break
    default: tree.children = [child(depth)]
    }
    return tree
  }

  private mutating func child(_ depth: Int) -> ViewTree {
    let kind = kind(depth: depth - 1)
    // A group is several views; modifiers would be applied to each of them.
    return node(kind == .group ? .zstack(place()) : kind, depth: depth - 1)
  }

  private mutating func gridElement(_ depth: Int) -> ViewTree {
    guard !chance(4) else { return child(depth) }
    defer { nextID += 1 }
    let cells = (0..<Int.random(in: 1...3, using: &random)).map { _ -> ViewTree in
      guard chance(5) else { return child(depth) }
      defer { nextID += 1 }
      return ViewTree(id: nextID + 10_000, kind: .cell(columns: 2), children: [child(depth)])
    }
    return ViewTree(id: nextID + 20_000, kind: .row, children: cells)
  }

  // MARK: Changes

  /// Another tree in which one view differs: a parameter, its kind, or what is in it.
  mutating func changed(_ tree: ViewTree) -> ViewTree {
    let old = pick(tree.all.filter { $0.kind != .row })
    var new = old
    isScrolled = tree.all.contains { if case .scroll = $0.kind { true } else { false } }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      new = child(3)
      // A cell, row or element keeps its identity.
      new.id = old.id
    case 1 where old.isContainer:
      new.children.insert(old.kind.isGrid ? gridElement(2) : child(3), at: Int.random(in: 0...old.children.count, using: &random))
    case 2 where old.isContainer && old.children.count > 1:
      new.children.remove(at: Int.random(in: old.children.indices, using: &random))
    case 3 where old.isContainer: new.children.shuffle(using: &random)
    default: new.kind = altered(old.kind)
    }
    return tree.replacing(old.id, with: new)
  }

  /// The same kind with other numbers.
  private mutating func altered(_ kind: ViewTree.Kind) -> ViewTree.Kind {
    switch kind {
    case .color, .divider, .circle, .row, .group, .ignoresSafeArea, .clipped: kind
    case .spacer: .spacer(pick([nil, 0, 20, 30]))
    case .text: .text(pick(["b", "Other words", "Another text, long enough for two lines at least, or for three"]))
    case .symbol(let resizable): .symbol(resizable: !resizable)
    case .box: .box(length(), length())
    case .hstack: .hstack(guide(), spacing())
    case .vstack: .vstack(guide(), spacing())
    case .zstack: .zstack(place())
    case .grid: .grid(place(), spacing())
    case .cell: .cell(columns: pick([1, 2, 3]))
    case .lazyVStack: .lazyVStack(guide(), spacing())
    case .lazyHStack: .lazyHStack(guide(), spacing())
    case .lazyVGrid: .lazyVGrid(columns: pick([1, 2, 3]))
    case .lazyHGrid: .lazyHGrid(rows: pick([1, 2]))
    case .scroll: .scroll(axes())
    case .fits: .fits(axes())
    case .geometry: .geometry(share: pick([0.25, 0.5, 1]))
    case .flow: .flow(pick([0, 3, 6]))
    case .any: .any(pick(ViewTree.Arrangement.allCases), pick([0, 3, 6]))
    case .padding: .padding(edges(), distance())
    case .frame: .frame(chance(3) ? nil : length(), chance(3) ? nil : length(), place())
    case .flexible: .flexible(flexible(), flexible(), place())
    case .offset: .offset(distance(), distance())
    case .position: .position(length(), length())
    case .ratio: .ratio(pick([nil, 0.5, 1, 2]), fills: chance(2))
    case .fixedSize: .fixedSize(axes())
    case .priority: .priority(pick([-1, 0, 1, 2]))
    case .guide: .guide(guide(), length())
    case .safeAreaPadding: .safeAreaPadding(edges(), pick([5, 12, 20]))
    case .overlay: .overlay(place())
    case .background: .background(place())
    case .inset: .inset(pick([.top, .leading, .bottom, .trailing]), spacing())
    }
  }
}

extension ViewTree.Kind {
  fileprivate var isGrid: Bool { if case .grid = self { true } else { false } }
}
