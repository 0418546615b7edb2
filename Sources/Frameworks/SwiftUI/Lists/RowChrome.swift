import CoreGraphicsTypes
package import SwiftUICore

/// What stands around the view of a row of UIKit's tables and collections, in the looks of lists.
package struct RowAttributes: Equatable {
  /// What stands after the view.
  package enum Accessory: Equatable {
    case disclosure, check, detail
    /// Room for a view that somebody else shows, so wide.
    case room(CGFloat)
  }
  /// What stands before the view while rows are edited.
  package enum EditSign: Equatable {
    case delete, insert
    /// A circle that says whether the row is chosen.
    case choice(Bool)
  }
  /// A line at the row's lower edge.
  package struct Line: Equatable {
    package var color: Color
    package var leading: CGFloat
    package var trailing: CGFloat
    package init(color: Color, leading: CGFloat, trailing: CGFloat) {
      (self.color, self.leading, self.trailing) = (color, leading, trailing)
    }
  }

  /// What fills the row; nothing where views of its own do.
  package var ground: Color?
  /// The ground of a row that is pressed or chosen, which it takes the place of.
  package var highlight: Color?
  package var radii = RectangleCornerRadii()
  package var accessories: [Accessory] = []
  package var editSign: EditSign?
  package var hasHandle = false
  /// From the row's sides to what stands before and after its view.
  package var sideInset: CGFloat = 0
  /// The line to the row below.
  package var separator: Line?
  /// Lines over the whole width, at the edges of sections.
  package var edges: (top: Color?, bottom: Color?) = (nil, nil)

  package init() {}

  package static func == (a: RowAttributes, b: RowAttributes) -> Bool {
    a.ground == b.ground && a.highlight == b.highlight && a.radii == b.radii && a.accessories == b.accessories
      && a.editSign == b.editSign && a.hasHandle == b.hasHandle && a.sideInset == b.sideInset && a.separator == b.separator
      && a.edges == b.edges
  }

  /// The colour of a row that is pressed or chosen.
  package static var highlight: Color { ListRowGround.highlight }

  /// How wide what stands after the view is, with the gaps before each part.
  package func accessoryWidth(_ metrics: ListMetrics) -> CGFloat {
    let parts = accessories.reduce(0) { $0 + RowChrome.width(of: $1, metrics) + metrics.accessoryGap }
    return parts + (hasHandle ? metrics.handle.width + metrics.handleInset + metrics.accessoryGap : 0)
  }
}

/// What a row of UIKit's tables and collections shows around its view: the parts of SwiftUI's lists.
package struct RowChrome: View {
  private let attributes: RowAttributes
  private let signPressed: () -> Void
  private let detailPressed: () -> Void
  private let moved: (RowDrag) -> Void
  @Environment(\.metrics) private var metrics
  @Environment(\.displayScale) private var scale

  /// - Parameters:
  ///   - attributes: What is shown.
  ///   - signPressed: The sign before the view was pressed.
  ///   - detailPressed: The sign of details was pressed.
  ///   - moved: A finger moves the row by its handle.
  package init(
    _ attributes: RowAttributes, signPressed: @escaping () -> Void, detailPressed: @escaping () -> Void,
    moved: @escaping (RowDrag) -> Void
  ) {
    (self.attributes, self.signPressed, self.detailPressed, self.moved) = (attributes, signPressed, detailPressed, moved)
  }

  package var body: some View {
    ZStack {
      if let color = attributes.highlight ?? attributes.ground {
        ListRowGround(view: nil, color: color, radii: attributes.radii, isReplaced: false, highlight: nil)
      }
      HStack(spacing: metrics.lists.accessoryGap) {
        if let sign = attributes.editSign { self.sign(sign).padding(.leading, metrics.lists.editSignInset) }
        Spacer(minLength: 0)
        ForEach(attributes.accessories.indices, id: \.self) { accessory(attributes.accessories[$0]) }
        if attributes.hasHandle { handle }
      }
      .padding(.horizontal, attributes.sideInset)
      lines
    }
  }

  @ViewBuilder private func sign(_ sign: RowAttributes.EditSign) -> some View {
    switch sign {
    case .choice(let isOn): ListSelectionSign(isOn: isOn, metrics: metrics.lists)
    case .delete:
      Button(action: signPressed) { ListDeleteSign(metrics: metrics.lists) }
        .buttonStyle(PlainButtonStyle()).accessibilityLabel("Remove")
    case .insert:
      Button(action: signPressed) {
        Image(systemName: "plus.circle.fill").resizable().foregroundStyle(.white, .green)
          .frame(width: metrics.lists.editSign, height: metrics.lists.editSign)
      }
      .buttonStyle(PlainButtonStyle()).accessibilityLabel("Insert")
    }
  }

  nonisolated fileprivate static func width(of accessory: RowAttributes.Accessory, _ metrics: ListMetrics) -> CGFloat {
    switch accessory {
    case .disclosure: metrics.chevron.width + metrics.chevronInset
    case .check, .detail: metrics.check.width
    case .room(let width): width
    }
  }

  @ViewBuilder private func accessory(_ accessory: RowAttributes.Accessory) -> some View {
    let width = Self.width(of: accessory, metrics.lists)
    switch accessory {
    case .disclosure: ListChevron(metrics: metrics.lists)
    case .check:
      Image(systemName: "checkmark").font(.system(size: metrics.lists.check.size, weight: .medium)).foregroundColor(.accentColor)
        .frame(width: width).accessibilityHidden(true)
    case .detail:
      Button(action: detailPressed) {
        Image(systemName: "info.circle").font(.system(size: metrics.lists.check.size)).foregroundColor(.accentColor)
          .frame(width: width).contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle()).accessibilityLabel("More Info")
    case .room: Color.clear.frame(width: width, height: 1)
    }
  }

  private var handle: some View {
    let moved = moved
    return ListHandleSign(metrics: metrics.lists)
      .padding(.trailing, metrics.lists.handleInset)
      .frame(height: metrics.lists.handleArea.height)
      .contentShape(Rectangle())
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { moved(.moves(from: $0.startLocation.y, to: $0.location.y)) }
          .onFinished { moved($0 == nil ? .isCancelled : .ends) }
      )
      .accessibilityElement()
      .accessibilityLabel("Reorder")
  }

  @ViewBuilder private var lines: some View {
    let pixel = 1 / max(scale, 1)
    VStack(spacing: 0) {
      if let color = attributes.edges.top { color.frame(height: pixel) }
      Spacer(minLength: 0)
      if let color = attributes.edges.bottom {
        color.frame(height: pixel)
      } else if let line = attributes.separator {
        line.color.frame(height: pixel).padding(.leading, line.leading).padding(.trailing, line.trailing)
      }
    }
    .allowsHitTesting(false)
  }
}

/// How a finger moves a row by its handle; heights in the window, in points.
package enum RowDrag {
  case moves(from: CGFloat, to: CGFloat)
  case ends
  case isCancelled
}
