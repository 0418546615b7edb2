import SwiftUI

/// Where views go, worked out from the rules of docs/Facts.md alone: no nodes, no caches, one function for each rule.
///
/// It knows the trees of `TreeMaker.Scope.simple` in a window of one pixel for each point.
enum ReferenceLayout {
  /// A view in what surrounds it: the axis of the stack that it stands in tells spacers and dividers their direction.
  struct Item {
    let tree: ViewTree
    var axis: Axis?

    /// The content of a modifier, which stands in the same stack.
    var inner: Item { Item(tree: tree.children[0], axis: axis) }
    func children(in axis: Axis?) -> [Item] { tree.children.map { Item(tree: $0, axis: axis) } }
  }

  /// The frames of the leaves that show something, by id.
  static func frames(of tree: ViewTree, offering proposal: ProposedViewSize) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    place(Item(tree: tree), at: .zero, proposal, into: &frames)
    return frames
  }

  static func size(of tree: ViewTree, for proposal: ProposedViewSize) -> CGSize { size(Item(tree: tree), proposal) }

  // MARK: Sizes

  private static func size(_ item: Item, _ proposal: ProposedViewSize) -> CGSize {
    switch item.tree.kind {
    case .color, .geometry: return proposal.replacingUnspecifiedDimensions()
    case .box(let width, let height): return CGSize(width: width, height: height)
    case .spacer(let least):
      let (width, height) = (max(least ?? 8, proposal.width ?? 0), max(least ?? 8, proposal.height ?? 0))
      return CGSize(width: item.axis == .vertical ? 0 : width, height: item.axis == .horizontal ? 0 : height)
    case .divider:
      return item.axis == .horizontal
        ? CGSize(width: 1, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: 1)
    case .padding(let edges, let length):
      let (insets, own) = (edges.insets(length), size(item.inner, offer(item, proposal)))
      return CGSize(
        width: max(own.width + insets.leading + insets.trailing, 0), height: max(own.height + insets.top + insets.bottom, 0))
    case .frame(let width, let height, _):
      let own = size(item.inner, offer(item, proposal))
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .flexible(let x, let y, _):
      let own = size(item.inner, offer(item, proposal))
      return CGSize(width: x.length(proposal.width, own.width), height: y.length(proposal.height, own.height))
    case .position:
      let own = size(item.inner, proposal)
      return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    case .fits(let axes): return size(choice(item, axes, proposal), proposal)
    default:
      return item.tree.isContainer ? arrange(item, proposal).size : size(item.inner, offer(item, proposal))
    }
  }

  /// What a modifier offers its content.
  private static func offer(_ item: Item, _ proposal: ProposedViewSize) -> ProposedViewSize {
    switch item.tree.kind {
    case .padding(let edges, let length):
      let insets = edges.insets(length)
      return ProposedViewSize(
        width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
        height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    case .frame(let width, let height, _):
      return ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexible(let x, let y, _): return ProposedViewSize(width: x.offer(proposal.width), height: y.offer(proposal.height))
    case .fixedSize(let axes):
      return ProposedViewSize(
        width: axes == .vertical ? proposal.width : nil, height: axes == .horizontal ? proposal.height : nil)
    case .ratio(let ratio, let fills):
      let shape = ratio.map { CGSize(width: $0, height: 1) } ?? size(item.inner, .unspecified)
      let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
      // Nothing has the ratio of a shape without area.
      guard shape.width > 0, shape.height > 0, let scale = fills ? scales.max() : scales.min() else { return proposal }
      return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
    default: return proposal
    }
  }

  /// The view of several that is shown because it fits.
  private static func choice(_ item: Item, _ axes: ViewTree.Axes, _ proposal: ProposedViewSize) -> Item {
    let choices = item.children(in: nil)
    return choices.first { choice in
      let ideal = size(choice, .unspecified)
      return (axes == .vertical || ideal.width <= proposal.width ?? .infinity)
        && (axes == .horizontal || ideal.height <= proposal.height ?? .infinity)
    } ?? choices.last!
  }

  private static func priority(_ tree: ViewTree) -> Double {
    switch tree.kind {
    case .spacer: -.infinity
    case .priority(let priority): priority
    default: tree.isContainer || tree.children.isEmpty ? 0 : priority(tree.children[0])
    }
  }

  // MARK: Containers

  private struct Arrangement {
    var size = CGSize.zero
    var positions: [(item: Item, origin: CGPoint, offer: ProposedViewSize)] = []
  }

  private static func arrange(_ item: Item, _ proposal: ProposedViewSize) -> Arrangement {
    switch item.tree.kind {
    case .hstack(let guide, let spacing): return stack(item, .horizontal, guide, spacing ?? 0, proposal)
    case .vstack(let guide, let spacing): return stack(item, .vertical, guide, spacing ?? 0, proposal)
    case .zstack(let place): return pile(item.children(in: nil), place, proposal)
    case .flow(let spacing):
      let items = item.children(in: nil)
      let plan = FlowLayout.arrange(items.map { size($0, .unspecified) }, spacing: spacing, width: proposal.width)
      return Arrangement(size: plan.size, positions: zip(items, plan.origins).map { ($0, $1, .unspecified) })
    case .any: return arrange(Item(tree: item.tree.withoutAny, axis: item.axis), proposal)
    default: fatalError("\(item.tree.kind) is not in the reference layout")
    }
  }

  /// What a container of a size offers its views in the end.
  ///
  /// A row or a column offers its length across where it was offered none, a pile its size. One view alone is offered what the
  /// container was.
  private static func placing(_ tree: ViewTree, _ size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard tree.children.count > 1 else { return proposal }
    return switch tree.withoutAny.kind {
    case .hstack: ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
    case .vstack: ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
    case .zstack: ProposedViewSize(size)
    default: proposal
    }
  }

  private static func pile(_ items: [Item], _ place: ViewTree.Place, _ proposal: ProposedViewSize) -> Arrangement {
    let sizes = items.map { size($0, proposal) }
    let highest = items.map { priority($0.tree) }.max() ?? 0
    let deciding = zip(items, sizes).filter { priority($0.0.tree) == highest }.map(\.1)
    let before = CGPoint(
      x: deciding.map { place.x.place(in: $0.width, .horizontal) }.max() ?? 0,
      y: deciding.map { place.y.place(in: $0.height, .vertical) }.max() ?? 0)
    let after = CGPoint(
      x: deciding.map { place.x.rest(of: $0.width, .horizontal) }.max() ?? 0,
      y: deciding.map { place.y.rest(of: $0.height, .vertical) }.max() ?? 0)
    return Arrangement(
      size: CGSize(width: before.x + after.x, height: before.y + after.y),
      positions: zip(items, sizes).map { item, size in
        let origin = CGPoint(
          x: before.x - place.x.place(in: size.width, .horizontal), y: before.y - place.y.place(in: size.height, .vertical))
        return (item, origin, proposal)
      })
  }

  private static func stack(
    _ item: Item, _ axis: Axis, _ guide: ViewTree.Guide, _ spacing: CGFloat, _ proposal: ProposedViewSize
  ) -> Arrangement {
    let items = item.children(in: axis)
    guard !items.isEmpty else { return Arrangement() }
    let offers = offers(items, axis, proposal, gaps: spacing * CGFloat(items.count - 1))
    let sizes = zip(items, offers).map { size($0, $1) }
    let cross = axis == .horizontal ? Axis.vertical : .horizontal
    let guides = sizes.map { guide.place(in: $0[cross], cross) }
    let before = guides.max()!
    let after = sizes.map { guide.rest(of: $0[cross], cross) }.max()!
    var result = Arrangement()
    var position: CGFloat = 0
    for index in items.indices {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[cross] = before - guides[index]
      result.positions.append((items[index], origin, offers[index]))
      position += sizes[index][axis] + spacing
    }
    result.size[axis] = position - spacing
    result.size[cross] = before + after
    return result
  }

  /// What a stack offers each of its views.
  private static func offers(_ items: [Item], _ axis: Axis, _ proposal: ProposedViewSize, gaps: CGFloat) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: items.count)
    guard let whole = proposal[axis] else { return offers }
    func length(_ index: Int, _ offered: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = offered
      return size(items[index], offer)[axis]
    }
    let least = items.indices.map { length($0, 0) }
    let flexibility = items.indices.map { length($0, .infinity) - least[$0] }
    var left = max(whole - gaps, 0)
    var waiting = Set(items.indices)
    for priority in Set(items.map { priority($0.tree) }).sorted(by: >) {
      let group = items.indices.filter { self.priority(items[$0].tree) == priority }.sorted { a, b in
        if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
        if flexibility[a] == .infinity, least[a] != least[b] { return least[a] > least[b] }
        return a < b
      }
      waiting.subtract(group)
      let reserved = waiting.reduce(0) { $0 + least[$1] }
      for (done, index) in group.enumerated() {
        let offered = left < .infinity ? max((left - reserved) / CGFloat(group.count - done), 0) : .infinity
        offers[index][axis] = offered
        if left < .infinity { left -= length(index, offered) }
      }
    }
    return offers
  }

  // MARK: Places

  private static func place(
    _ item: Item, at origin: CGPoint, _ proposal: ProposedViewSize, into frames: inout [Int: CGRect]
  ) {
    let own = size(item, proposal)
    func place(_ item: Item, _ offset: CGPoint, _ offer: ProposedViewSize) {
      self.place(item, at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), offer, into: &frames)
    }
    switch item.tree.kind {
    case .color, .box, .divider: frames[item.tree.id] = CGRect(origin: origin, size: own)
    case .spacer: break
    case .offset(let x, let y): place(item.inner, CGPoint(x: x, y: y), proposal)
    case .position(let x, let y):
      let inner = size(item.inner, proposal)
      place(item.inner, CGPoint(x: x - inner.width / 2, y: y - inner.height / 2), proposal)
    case .padding(let edges, let length):
      let insets = edges.insets(length)
      place(item.inner, CGPoint(x: insets.leading, y: insets.top), offer(item, proposal))
    case .fits(let axes): place(choice(item, axes, proposal), .zero, proposal)
    case .overlay(let alignment), .background(let alignment):
      place(item.inner, .zero, proposal)
      let layer = Item(tree: item.tree.children[1])
      place(layer, alignment.origin(of: size(layer, ProposedViewSize(own)), in: own), ProposedViewSize(own))
    case .geometry(let share):
      for child in item.children(in: nil) {
        let offer = ProposedViewSize(width: own.width * share, height: own.height)
        place(child, CGPoint(x: (own.width * share - size(child, offer).width) / 2, y: 0), offer)
      }
    default:
      guard !item.tree.isContainer else {
        let offer = placing(item.tree, own, proposal)
        for child in arrange(item, offer).positions { place(child.item, child.origin, child.offer) }
        return
      }
      let offer = offer(item, proposal)
      place(item.inner, item.tree.kind.place.origin(of: size(item.inner, offer), in: own), offer)
    }
  }
}

extension ViewTree {
  /// The same with the container that an erased layout stands for.
  fileprivate var withoutAny: ViewTree {
    guard case .any(let arrangement, let spacing) = kind else { return self }
    var plain = self
    plain.kind =
      switch arrangement {
      case .row: .hstack(.center, spacing)
      case .column: .vstack(.center, spacing)
      case .pile: .zstack(Place(x: .center, y: .center))
      case .flow: .flow(spacing ?? 0)
      }
    return plain
  }
}

extension ViewTree.Kind {
  /// Where a modifier puts its content.
  fileprivate var place: ViewTree.Place {
    switch self {
    case .frame(_, _, let place), .flexible(_, _, let place): place
    default: ViewTree.Place(x: .center, y: .center)
    }
  }
}

extension ViewTree.Guide {
  /// Where the guide is in a length; text there is none.
  fileprivate func place(in length: CGFloat, _ axis: Axis) -> CGFloat {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .baseline: axis == .horizontal ? 0 : length
    }
  }

  /// How much of a length lies behind the guide.
  fileprivate func rest(of length: CGFloat, _ axis: Axis) -> CGFloat {
    length == .infinity ? .infinity : length - place(in: length, axis)
  }
}

extension ViewTree.Place {
  fileprivate func origin(of size: CGSize, in container: CGSize) -> CGPoint {
    CGPoint(
      x: x.place(in: container.width, .horizontal) - x.place(in: size.width, .horizontal),
      y: y.place(in: container.height, .vertical) - y.place(in: size.height, .vertical))
  }
}

extension ViewTree.Edges {
  fileprivate func insets(_ length: CGFloat) -> EdgeInsets {
    func at(_ edge: Self) -> CGFloat { self == .all || self == edge ? length : 0 }
    return EdgeInsets(top: at(.top), leading: at(.leading), bottom: at(.bottom), trailing: at(.trailing))
  }
}

extension ViewTree.Length {
  private func clamp(_ length: CGFloat) -> CGFloat { min(max(length, least ?? 0), most ?? .infinity) }

  fileprivate func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

  fileprivate func length(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
    let wanted = proposed ?? ideal
    return switch (least, most) {
    case (nil, nil): content
    case (.some, .some): clamp(wanted ?? content)
    case (let least?, nil): max(least, min(content, wanted.map(clamp) ?? .infinity))
    case (nil, let most?): min(most, max(content, wanted ?? 0))
    }
  }
}
