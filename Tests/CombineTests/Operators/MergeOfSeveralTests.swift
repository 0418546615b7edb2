import Combine
import Testing

@Suite("Merges of five to eight publishers")
struct MergeOfSeveralTests {
  /// What a merge passes on when each of its sources sends its number, the last one first, and then finishes.
  private func seen(of count: Int, _ merge: ([PassthroughSubject<Int, Never>]) -> AnyPublisher<Int, Never>) -> [Int] {
    var values: [Int] = []
    let sources = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
    let token = merge(sources).sink { _ in
      values.append(-1)
    } receiveValue: {
      values.append($0)
    }
    for (number, subject) in sources.enumerated().reversed() { subject.send(number) }
    for subject in sources {
      // The end comes with the last source's.
      #expect(!values.contains(-1))
      subject.send(completion: .finished)
    }
    token.cancel()
    return values
  }

  @Test("values come in the order they are sent in, and the end when all have ended")
  func order() {
    #expect(seen(of: 5) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]).eraseToAnyPublisher() } == [4, 3, 2, 1, 0, -1])
    #expect(
      seen(of: 6) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]).eraseToAnyPublisher() } == [5, 4, 3, 2, 1, 0, -1])
    #expect(
      seen(of: 7) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]).eraseToAnyPublisher() }
        == [6, 5, 4, 3, 2, 1, 0, -1])
    #expect(
      seen(of: 8) { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]).eraseToAnyPublisher() }
        == [7, 6, 5, 4, 3, 2, 1, 0, -1])
  }

  @Test("merges are equal where their sources are")
  func equality() {
    typealias One = Just<Int>
    let ones = (0..<8).map { One($0) }
    let five = Publishers.Merge5<One, One, One, One, One>(ones[0], ones[1], ones[2], ones[3], ones[4])
    #expect(five == Publishers.Merge5(ones[0], ones[1], ones[2], ones[3], ones[4]))
    #expect(five != Publishers.Merge5(ones[0], ones[1], ones[2], ones[3], ones[5]))
    let six = Publishers.Merge6(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5])
    #expect(six.f == One(5) && six != Publishers.Merge6(ones[0], ones[1], ones[2], ones[3], ones[4], ones[4]))
    let seven = Publishers.Merge7(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[6])
    #expect(seven.g == One(6) && seven != Publishers.Merge7(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[5]))
    let eight = Publishers.Merge8(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[6], ones[7])
    #expect(
      eight.h == One(7) && eight != Publishers.Merge8(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[6], ones[6]))
  }
}
