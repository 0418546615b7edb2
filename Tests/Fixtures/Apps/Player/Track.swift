import Combine
import SwiftUI

struct Track: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let artist: String
  let length: TimeInterval
  let tint: UIColor

  static let samples = [
    Track(title: "Northern Line", artist: "The Commuters", length: 214, tint: .systemIndigo),
    Track(title: "Paper Boats", artist: "Mira Okafor", length: 187, tint: .systemTeal),
    Track(title: "Salt", artist: "Low Tide", length: 245, tint: .systemOrange),
  ]
}

final class PlayerModel: ObservableObject {
  @Published private(set) var queue: [Track]
  @Published private(set) var index = 0
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var volume = 0.5

  private var timer: AnyCancellable?

  init(queue: [Track]) { self.queue = queue }

  var track: Track { queue[index] }
  var progress: Double {
    get { position / track.length }
    set { position = newValue * track.length }
  }

  func togglePlaying() {
    isPlaying.toggle()
    timer =
      isPlaying
      ? Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
      : nil
  }

  func skip(_ step: Int) {
    index = (index + step + queue.count) % queue.count
    position = 0
  }

  private func tick() {
    position += 1
    if position >= track.length { skip(1) }
  }

  static func time(_ seconds: TimeInterval) -> String {
    let whole = Int(seconds)
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }
}
