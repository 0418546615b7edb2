import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers requests without a network: with the path as the body, or with an error for the host "bad".
private final class Answers: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host != "bad" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    let response = HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite("Answers from a URL")
struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    return URLSession(configuration: configuration)
  }()

  @Test("body and head arrive as one value; an HTTP status is no error")
  func answer() async throws {
    let publisher = URLSession.DataTaskPublisher(request: URLRequest(url: URL(string: "http://host/town")!), session: session)
    #expect(publisher.request.url?.host == "host")
    var answers: [(data: Data, response: URLResponse)] = []
    for try await answer in publisher.values { answers.append(answer) }
    #expect(answers.map { String(decoding: $0.data, as: UTF8.self) } == ["/town"])
    #expect(answers.map { ($0.response as? HTTPURLResponse)?.statusCode } == [404])
  }

  @Test("what went wrong ends the stream")
  func failure() async {
    let publisher = session.dataTaskPublisher(for: URL(string: "http://bad/town")!)
    await #expect(throws: URLError.self) {
      for try await _ in publisher.values {}
    }
  }

  @Test("nothing is asked of the network before a value is wanted")
  func demand() {
    let recorder = session.dataTaskPublisher(for: URL(string: "http://host/town")!).map(\.data).record(demand: .none)
    recorder.cancel()
    #expect(recorder.events == [])
  }
}
