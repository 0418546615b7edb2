import SwiftUI

/// A hike in a card, which opens to its graph.
struct HikeView: View {
  let hike: Hike
  @State var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      Button {
        withAnimation(.smooth) { isOpen.toggle() }
      } label: {
        HStack {
          if !isOpen {
            HikeGraph(hike: hike, measure: .elevation)
              .frame(width: 54, height: 34)
              .transition(.opacity)
          }
          VStack(alignment: .leading, spacing: 2) {
            hike.title
              .font(.headline)
              .foregroundStyle(.primary)
            HikeFacts(hike: hike)
              .font(.subheadline)
              .foregroundStyle(.secondary)
          }
          Spacer(minLength: 8)
          Image(systemName: "chevron.right")
            .font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(isOpen ? 90 : 0))
            .foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("hike.\(hike.name)")

      if isOpen {
        HikeDetail(hike: hike)
          .transition(.moveAndFade)
      }
    }
    .padding(16)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
  }
}

private struct HikeFacts: View {
  let hike: Hike

  var body: some View {
    HStack(spacing: 10) {
      Text("\(hike.distance, specifier: "%.1f") km")
      HStack(spacing: 2) {
        ForEach(1...3, id: \.self) { level in
          Circle()
            .frame(width: 6, height: 6)
            .foregroundStyle(level <= hike.difficulty ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
        }
      }
      .accessibilityHidden(true)
    }
  }
}

extension AnyTransition {
  /// In from the side, away by shrinking.
  static var moveAndFade: AnyTransition {
    .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale(scale: 0.9).combined(with: .opacity))
  }
}
