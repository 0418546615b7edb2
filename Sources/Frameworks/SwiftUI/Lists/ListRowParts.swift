import CoreGraphicsTypes
import SwiftUICore

/// What stands behind a row.
struct ListRowGround: View {
  let view: AnyView?
  let color: Color
  let radii: RectangleCornerRadii
  /// Whether the colour stands in place of the view.
  let isReplaced: Bool
  /// How gray the row is, 0…1, whatever it stands on.
  let highlight: DrivenValue?

  /// The colour of a row that is pressed, selected or followed.
  nonisolated static var highlight: Color { Color(UIColor.systemGray4) }

  @ViewBuilder var body: some View {
    if let highlight {
      ground.overlay { shape.fill(Self.highlight).driven(by: [highlight]) { _ in DrivenEffect(opacity: highlight.value) } }
    } else {
      ground
    }
  }

  private var shape: UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: radii) }

  @ViewBuilder private var ground: some View {
    if let view, !isReplaced {
      view.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)
    } else {
      shape.fill(color)
    }
  }
}

/// The sign that a row leads somewhere.
struct ListChevron: View {
  let metrics: ListMetrics
  var body: some View {
    Chevron(color: Color(UIColor.tertiaryLabel), metrics: metrics)
      .padding(.trailing, metrics.chevronInset)
      .accessibilityHidden(true)
  }
}

/// Two lines that meet in a point, onwards.
struct Chevron: View {
  let color: Color
  let metrics: ListMetrics
  var body: some View {
    ChevronShape(line: metrics.chevronLine)
      .stroke(color, style: StrokeStyle(lineWidth: metrics.chevronLine, lineCap: .round, lineJoin: .round))
      .frame(width: metrics.chevron.width, height: metrics.chevron.height)
  }
}

/// A chevron that points onwards, and down where something is unfolded.
struct DisclosureChevron: View {
  let isExpanded: Bool
  let metrics: ListMetrics
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    let down: Double = direction == .rightToLeft ? -90 : 90
    Chevron(color: .accentColor, metrics: metrics)
      .rotationEffect(.degrees(isExpanded ? down : 0))
      .frame(width: metrics.chevron.height, height: metrics.chevron.height)
      .accessibilityHidden(true)
  }
}

/// Folds and unfolds the rows of a section.
struct ListFoldButton: View {
  let isExpanded: Bool
  let metrics: ListMetrics
  let toggle: () -> Void
  var body: some View {
    Button {
      withAnimation(metrics.disclosureMotion) { toggle() }
    } label: {
      DisclosureChevron(isExpanded: isExpanded, metrics: metrics)
        .frame(width: metrics.handleArea.width, height: metrics.chevron.height).contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
  }
}

/// The sign before a row that deletes it: a white line on a red disc.
struct ListDeleteSign: View {
  let metrics: ListMetrics
  var body: some View {
    ZStack {
      Circle().fill(Color.red)
      Capsule().fill(Color.white).frame(width: metrics.editSign / 2, height: 2)
    }
    .frame(width: metrics.editSign, height: metrics.editSign)
  }
}

/// The sign before a row that says whether it is selected.
struct ListSelectionSign: View {
  let isOn: Bool
  let metrics: ListMetrics
  var body: some View {
    ZStack {
      if isOn {
        Circle().fill(Color.accentColor)
        CheckShape().stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: metrics.editSign * 0.45, height: metrics.editSign * 0.33)
      } else {
        Circle().strokeBorder(Color(UIColor.systemGray3), lineWidth: 1)
      }
    }
    .frame(width: metrics.editSign, height: metrics.editSign)
    .accessibilityHidden(true)
  }
}

private struct CheckShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// Three lines that stand for something that can be moved.
struct ListHandleSign: View {
  let metrics: ListMetrics
  var body: some View {
    VStack(spacing: (metrics.handle.height - 3 * metrics.handleLine) / 2) {
      ForEach(0..<3) { _ in
        Capsule().fill(Color(UIColor.tertiaryLabel)).frame(width: metrics.handle.width, height: metrics.handleLine)
      }
    }
  }
}

/// Three lines after a row by which a finger moves it.
struct ListHandle: View {
  let element: ListElement
  let state: ListState
  let metrics: ListMetrics
  var body: some View {
    let (element, mover) = (element, state.mover)
    ListHandleSign(metrics: metrics)
      .padding(.trailing, metrics.handleInset)
      .frame(height: metrics.handleArea.height)
      .contentShape(Rectangle())
      .highPriorityGesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in mover.drag(element, from: drag.startLocation.y, to: drag.location.y) }
          .onFinished { drag in
            if drag == nil { mover.cancel(motion: metrics.rowMotion) } else { mover.drop(motion: metrics.rowMotion) }
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Reorder")
  }
}
