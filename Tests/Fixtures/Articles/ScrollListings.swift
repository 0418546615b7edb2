// The forms of a talk about readers and scroll views: what tests run to see that each does what it is shown for.
// One namespace is one subject of the talk. Swift 5, iOS 17.

import SwiftUI

// MARK: - A picture that stretches

/// A picture in a reader, in one of two frames by where the reader's top is.
enum StretchListing {
  static let height: CGFloat = 240

  struct Content: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { geometry in
            background(geometry: geometry)
          }
          .frame(height: StretchListing.height)
          ForEach(0..<30) { row in
            Text("Row \(row)")
              .frame(maxWidth: .infinity, minHeight: 50)
              .accessibilityIdentifier("row.\(row)")
          }
        }
      }
    }

    @ViewBuilder
    private func background(geometry: GeometryProxy) -> some View {
      if geometry.frame(in: .global).minY <= 0 {
        picture
          .frame(width: geometry.size.width, height: geometry.size.height)
      } else {
        picture
          .offset(y: -geometry.frame(in: .global).minY)
          .frame(width: geometry.size.width, height: geometry.size.height + geometry.frame(in: .global).minY)
      }
    }

    private var picture: some View {
      ZStack {
        Image(systemName: "photo")
          .resizable()
          .aspectRatio(contentMode: .fill)
        Rectangle()
          .foregroundColor(Color.black.opacity(0.4))
          .accessibilityElement()
          .accessibilityIdentifier("mask")
      }
    }
  }
}

// MARK: - Pages

/// Cells that each ask for the next page when they appear; the model says which of them counts.
enum PagingListing {
  final class Model: ObservableObject {
    @Published private(set) var rows: [Int] = []
    private(set) var requests = 0
    private let pageCount: Int

    init(pageCount: Int) {
      self.pageCount = pageCount
      load()
    }

    func fetchNextPage(after row: Int) {
      if row == rows.last, requests < pageCount { load() }
    }

    private func load() {
      requests += 1
      rows += rows.count..<rows.count + 10
    }
  }

  struct Content: View {
    @StateObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Text("Row \(row)")
              .frame(maxWidth: .infinity, minHeight: 100)
              .onAppear { model.fetchNextPage(after: row) }
          }
        }
      }
    }
  }
}

// MARK: - The offset

/// A scroll view that reports its offset: the reader and the content are two views in it, and the key combines nothing.
struct OffsetReportingScrollView<Content: View>: View {
  let onOffsetChange: (CGFloat) -> Void
  let content: () -> Content

  init(onOffsetChange: @escaping (CGFloat) -> Void, @ViewBuilder content: @escaping () -> Content) {
    self.onOffsetChange = onOffsetChange
    self.content = content
  }

  var body: some View {
    ScrollView(.vertical) {
      offsetReader
      content()
        .padding(.top, 0)
    }
    .coordinateSpace(name: "layer")
    .onPreferenceChange(ReportedOffsetKey.self, perform: onOffsetChange)
  }

  private var offsetReader: some View {
    GeometryReader { proxy in
      Color.clear
        .preference(key: ReportedOffsetKey.self, value: proxy.frame(in: .named("layer")).minY)
    }
    .frame(height: 0)
  }
}

private struct ReportedOffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = .zero
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
}

// MARK: - Days that fold

/// A pinned header whose height moves where the offset passes a threshold, and a capsule behind the chosen day.
enum FoldingDaysListing {
  static let fullHeight: CGFloat = 82
  static let foldedHeight: CGFloat = 53

  struct Content: View {
    @State private var selectedDay = 0
    @State private var shouldCollapse = false
    private let threshold: CGFloat = -142

    var body: some View {
      OffsetReportingScrollView(onOffsetChange: { offset in shouldCollapse = offset < threshold }) {
        Spacer()
          .frame(height: 130)
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section(
            header: DayHeader(selectedDay: selectedDay, shouldCollapse: shouldCollapse) { selectedDay = $0 }
              .frame(height: shouldCollapse ? FoldingDaysListing.foldedHeight : FoldingDaysListing.fullHeight)
              .animation(.easeInOut(duration: 0.08), value: shouldCollapse)
          ) {
            ForEach(0..<40) { row in
              Text("Talk \(selectedDay).\(row)")
                .frame(maxWidth: .infinity, minHeight: 50)
            }
          }
        }
      }
    }
  }

  struct DayHeader: View {
    let selectedDay: Int
    let shouldCollapse: Bool
    let onSelect: (Int) -> Void
    private let leadingMargin: CGFloat = 16
    private let betweenMargin: CGFloat = 8
    private let dayCount = 3

    var body: some View {
      HStack(spacing: betweenMargin) {
        ForEach(0..<dayCount, id: \.self) { day in
          Button {
            onSelect(day)
          } label: {
            VStack(spacing: 0) {
              Text("Day \(day + 1)")
              if !shouldCollapse {
                Text("\(14 + day)")
                  .frame(height: 32)
              }
            }
            .padding(shouldCollapse ? 6 : 4)
            .frame(maxWidth: .infinity)
          }
          .accessibilityIdentifier("day.\(day)")
        }
      }
      .padding(.horizontal, leadingMargin)
      .frame(maxHeight: .infinity)
      .background(alignment: .center) {
        GeometryReader { geometry in
          Capsule()
            .fill(Color.red)
            .frame(width: buttonWidth(in: geometry.size.width), height: max(0, geometry.size.height - 20))
            .accessibilityElement()
            .accessibilityIdentifier("capsule")
            .offset(x: leadingMargin + (betweenMargin + buttonWidth(in: geometry.size.width)) * CGFloat(selectedDay), y: 10)
            .animation(.easeInOut(duration: 0.16), value: selectedDay)
        }
      }
      .background(Color.white)
    }

    private func buttonWidth(in width: CGFloat) -> CGFloat {
      (width - 2 * leadingMargin - betweenMargin * CGFloat(dayCount - 1)) / CGFloat(dayCount)
    }
  }
}

// MARK: - A heart on its way

/// A heart in a reader in a row, which a drag stands in for a tap on; it flies, and a task takes it away.
enum HeartListing {
  static let duration = 0.4

  struct Content: View {
    @State private var target: Int?
    @State private var start = CGPoint.zero
    @State private var progress: CGFloat = 0

    var body: some View {
      ZStack {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { row in
              Row(row: row) { place in toggle(row, at: place) }
            }
          }
        }
        flight
      }
    }

    private func toggle(_ row: Int, at place: CGPoint) {
      target = row
      start = place
      Task { @MainActor in
        withAnimation(.easeOut(duration: HeartListing.duration)) { progress = 1 }
        try? await Task.sleep(nanoseconds: UInt64(HeartListing.duration * 1_000_000_000))
        target = nil
        progress = 0
      }
    }

    private var flight: some View {
      GeometryReader { geometry in
        if target != nil {
          Image(systemName: "heart.fill")
            .foregroundColor(.red)
            .frame(width: 24, height: 24)
            .accessibilityIdentifier("flight")
            .position(place(in: geometry))
            .opacity(1 - progress)
            .zIndex(99)
        }
      }
    }

    private func place(in geometry: GeometryProxy) -> CGPoint {
      let corner = geometry.frame(in: .global).origin
      let end = CGPoint(x: geometry.size.width / 2, y: geometry.size.height - 20)
      return CGPoint(
        x: (start.x - corner.x) * (1 - progress) + end.x * progress, y: (start.y - corner.y) * (1 - progress) + end.y * progress)
    }
  }

  struct Row: View {
    let row: Int
    let onTap: (CGPoint) -> Void

    var body: some View {
      HStack {
        Text("Talk \(row)")
        GeometryReader { geometry in
          let local = geometry.frame(in: .local)
          Image(systemName: "heart")
            .resizable()
            .frame(width: 24, height: 24)
            .accessibilityIdentifier("heart.\(row)")
            .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .global).onEnded { onTap($0.location) })
            .position(x: local.maxX - 12, y: local.midY)
        }
      }
      .frame(height: 60)
    }
  }
}
