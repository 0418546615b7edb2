import SwiftUI

struct PlayerView: View {
  @ObservedObject var model: PlayerModel
  @State private var dragOffset: CGSize = .zero
  @State private var showsQueue = false
  @Namespace private var artwork

  private let haptics = UISelectionFeedbackGenerator()

  var body: some View {
    VStack(spacing: 28) {
      Spacer(minLength: 0)
      ArtworkView(tint: Color(uiColor: model.track.tint), isPlaying: model.isPlaying)
        .matchedGeometryEffect(id: "art", in: artwork)
        .frame(maxWidth: 280)
        .offset(x: dragOffset.width)
        .rotationEffect(.degrees(Double(dragOffset.width / 20)))
        .gesture(swipe)
      titles
      scrubber
      controls
      volume
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(model.track.tint).opacity(0.12).ignoresSafeArea())
    .overlay(alignment: .topTrailing) {
      Button(action: { withAnimation(.spring()) { showsQueue.toggle() } }) {
        Image(systemName: "list.bullet").font(.title3).padding()
      }
    }
    .overlay(alignment: .bottom) {
      if showsQueue { QueueView(model: model).transition(.move(edge: .bottom)) }
    }
  }

  private var swipe: some Gesture {
    DragGesture()
      .onChanged { dragOffset = $0.translation }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 150 {
          model.skip(value.translation.width < 0 ? 1 : -1)
          haptics.selectionChanged()
        }
        withAnimation(.interactiveSpring()) { dragOffset = .zero }
      }
  }

  private var titles: some View {
    VStack(spacing: 6) {
      Text(model.track.title).font(.title2.bold()).lineLimit(1)
      Text(model.track.artist).foregroundStyle(.secondary)
    }
    .contentTransition(.opacity)
  }

  private var scrubber: some View {
    VStack(spacing: 4) {
      Slider(value: $model.progress, in: 0...1)
      HStack {
        Text(PlayerModel.time(model.position))
        Spacer()
        Text("-" + PlayerModel.time(model.track.length - model.position))
      }
      .font(.caption.monospacedDigit())
      .foregroundColor(.secondary)
    }
  }

  private var controls: some View {
    HStack(spacing: 44) {
      Button {
        model.skip(-1)
      } label: {
        Image(systemName: "backward.fill")
      }
      Button {
        model.togglePlaying()
      } label: {
        Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
          .font(.system(size: 44))
          .frame(width: 64, height: 64)
      }
      .accessibilityLabel(model.isPlaying ? "Pause" : "Play")
      Button {
        model.skip(1)
      } label: {
        Image(systemName: "forward.fill")
      }
    }
    .font(.title)
    .buttonStyle(ScaleButtonStyle())
  }

  private var volume: some View {
    HStack {
      Image(systemName: "speaker.fill")
      ProgressView(value: model.volume).tint(.secondary)
      Image(systemName: "speaker.wave.3.fill")
    }
    .font(.footnote)
    .foregroundColor(.secondary)
    .sensoryFeedback(.increase, trigger: model.volume)
  }
}

struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.primary)
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

struct ArtworkView: View {
  let tint: Color
  let isPlaying: Bool

  var body: some View {
    Note()
      .stroke(.white, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
      .padding(60)
      .background(tint.gradient)
      .clipShape(RoundedCorner(radius: 28, corners: [.topLeft, .bottomRight]))
      .aspectRatio(1, contentMode: .fit)
      .shadow(color: tint.opacity(0.5), radius: isPlaying ? 20 : 8, y: 10)
      .scaleEffect(isPlaying ? 1 : 0.92)
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: isPlaying)
  }
}

struct Note: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.height * 0.4), controlPoint: CGPoint(x: rect.maxX * 0.7, y: rect.height * 0.1))
    path.append(
      UIBezierPath(ovalIn: CGRect(x: rect.midX - 36, y: rect.maxY - 26, width: 36, height: 26)))
    return Path(path.cgPath)
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct QueueView: View {
  @ObservedObject var model: PlayerModel

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(model.queue.indices, id: \.self) { index in
        HStack {
          Circle().fill(Color(model.queue[index].tint)).frame(width: 12)
          Text(model.queue[index].title).fontWeight(index == model.index ? .bold : .regular)
          Spacer()
          Text(PlayerModel.time(model.queue[index].length)).foregroundStyle(.secondary)
        }
        .padding()
        .contentShape(Rectangle())
        .onTapGesture { model.skip(index - model.index) }
        Divider()
      }
    }
    .background(Color(.secondarySystemBackground))
    .cornerRadius(20)
    .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0)
  }
}

struct PlayerView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PlayerView(model: PlayerModel(queue: Track.samples))
      ArtworkView(tint: .pink, isPlaying: true)
        .previewLayout(.fixed(width: 300, height: 300))
        .previewDisplayName("Artwork")
    }
  }
}
