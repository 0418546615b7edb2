import Foundation

/// How a stack divides space and where its children go (Facts 8.2).
///
/// A value that asks the children and keeps nothing.
///
/// The steps: spacing is taken off the proposal; children are asked in the order of priority, then of flexibility, each offered
/// an equal share of what is left; the cross axis is lined up by a guide. The stack's size follows. Where it was offered no
/// length across, its children are placed as if that had been its own.
struct StackLayoutEngine: Equatable {
  let axis: Axis
  let alignment: AlignmentKey
  /// Points between children; `nil` asks each pair.
  let spacing: CGFloat?

  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing?.finite("stack spacing")
  }

  /// What a proposal leads to: for each child its proposal, size and place.
  struct Arrangement {
    var size: CGSize = .zero
    var proposals: [ProposedViewSize] = []
    var sizes: [CGSize] = []
    var origins: [CGPoint] = []
  }

  func arrange(_ children: [ViewNode], for proposal: ProposedViewSize) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    var arrangement = Arrangement()
    let gaps = gaps(between: children)
    (arrangement.proposals, arrangement.sizes) = divide(proposal, among: children, gapTotal: gaps.reduce(0, +))
    place(children, gaps: gaps, in: &arrangement)
    return arrangement
  }

  /// What to arrange children for that are to be placed in a stack of a size: the proposal, with the size's length across where
  /// it has none.
  ///
  /// A proposal whose arrangement is known stays as it is where no child would take another size. A single child stands for the
  /// stack and gets what that was offered.
  func placingProposal(
    for children: [ViewNode], arrangedFor proposal: ProposedViewSize, as arrangement: Arrangement, in size: CGSize
  ) -> ProposedViewSize {
    guard children.count > 1, proposal[axis.other] == nil else { return proposal }
    let mayDiffer = children.indices.contains { index in
      let first = arrangement.proposals[index]
      var offer = first
      offer[axis.other] = size[axis.other]
      return children[index].mayAnswerOtherwise(to: offer, than: first, taking: arrangement.sizes[index])
    }
    guard mayDiffer else { return proposal }
    var placing = proposal
    placing[axis.other] = size[axis.other]
    return placing
  }

  func gaps(between children: [ViewNode]) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    return zip(children, children.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: axis) }
  }

  // MARK: Sizes

  private func divide(
    _ proposal: ProposedViewSize, among children: [ViewNode], gapTotal: CGFloat
  ) -> ([ProposedViewSize], [CGSize]) {
    guard let offered = proposal[axis] else {
      var own = proposal
      own[axis] = nil
      return (Array(repeating: own, count: children.count), children.map { $0.size(for: own) })
    }
    if children.count == 1 {
      return ([proposal], [children[0].size(for: proposal)])
    }
    var available = max(offered - gapTotal, 0)
    // Nothing, or without end, is each one's share whoever is asked first. A stack inside of another one is asked for both.
    if available == 0 || available == .infinity {
      var share = proposal
      share[axis] = available
      return (Array(repeating: share, count: children.count), children.map { $0.size(for: share) })
    }
    var proposals = Array(repeating: proposal, count: children.count)
    var sizes = Array(repeating: CGSize.zero, count: children.count)
    let groups = priorityGroups(of: children, cross: proposal)
    for (index, group) in groups.enumerated() {
      // The least that children of lower priority need is set aside until their turn.
      let reserved = groups[(index + 1)...].reduce(0) { $0 + $1.minimum }
      var left = group.members.count
      for member in group.members {
        var share = proposal
        share[axis] = max((available - reserved) / CGFloat(left), 0)
        let size = children[member].size(for: share)
        proposals[member] = share
        sizes[member] = size
        available -= size[axis]
        left -= 1
      }
    }
    return (proposals, sizes)
  }

  private struct Group {
    var members: [Int]
    var minimum: CGFloat
  }

  /// Children by falling priority, each group's members from the least to the most flexible.
  private func priorityGroups(of children: [ViewNode], cross: ProposedViewSize) -> [Group] {
    var least = cross
    least[axis] = 0
    var most = cross
    most[axis] = .infinity
    let priorities = children.map(\.layoutPriority)
    guard let first = priorities.first else { return [] }
    // Nearly always all are the same, which is found out without a set.
    let isOneLevel = priorities.allSatisfy { $0 == first }
    let levels = isOneLevel ? [first] : Set(priorities).sorted(by: >)
    return levels.map { level in
      let members = children.indices.filter { priorities[$0] == level }
      let minima = members.map { children[$0].size(for: least)[axis] }
      if members.count == 1 { return Group(members: members, minimum: minima[0]) }
      let order = zip(members, minima).map { member, minimum in
        (member: member, minimum: minimum, flexibility: children[member].size(for: most)[axis] - minimum)
      }.sorted { a, b in
        if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
        if a.flexibility == .infinity && a.minimum != b.minimum { return a.minimum > b.minimum }
        return a.member < b.member
      }
      return Group(members: order.map(\.member), minimum: minima.reduce(0, +))
    }
  }

  // MARK: Places

  private func place(_ children: [ViewNode], gaps: [CGFloat], in arrangement: inout Arrangement) {
    var position: CGFloat = 0
    var guides: [CGFloat] = []
    var extent = AlignedExtent()
    let cross = axis.other
    for index in children.indices {
      let dimensions = ViewDimensions(
        node: children[index], size: arrangement.sizes[index], proposal: arrangement.proposals[index])
      let guide = dimensions[alignment]
      guides.append(guide)
      extent.add(arrangement.sizes[index][cross], guide: guide)
    }
    arrangement.origins = children.indices.map { index in
      var origin = CGPoint.zero
      origin[axis] = position
      origin[cross] = extent.origin(ofGuide: guides[index])
      position += arrangement.sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
      return origin
    }
    arrangement.size[axis] = position
    arrangement.size[cross] = extent.length
  }
}
